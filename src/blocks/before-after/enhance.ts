/** Moves the line between two pictures with the slider over them, which works by pointer, touch and keys. */

export function enhance(root: HTMLElement): void {
  const slider = root.querySelector('input')
  if (!slider) return
  const follow = () => {
    root.style.setProperty('--shown', `${slider.value}%`)
    slider.setAttribute('aria-valuetext', `${slider.value} %`)
  }
  slider.addEventListener('input', follow)
  follow()
}
