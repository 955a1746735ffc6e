/** The style sheets of most blocks. A module of its own: a glob is hoisted, and the theme must name the layers first. */
import.meta.glob('../blocks/*/style.css', { eager: true })
