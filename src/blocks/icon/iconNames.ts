/** The names of the icons that owners can place, in the order in which they are offered; their strokes are in icons.ts. */
export const iconNames = [
  'accessibility', 'arrow-right', 'award', 'badge-check', 'bell', 'book-open', 'box', 'brush', 'calendar', 'camera',
  'check', 'circle-check', 'help', 'clock', 'cloud', 'coffee', 'compass', 'credit-card', 'download', 'droplet',
  'euro', 'eye', 'feather', 'file-text', 'flame', 'flower-2', 'gift', 'globe', 'hammer', 'hand-heart',
  'headphones', 'heart', 'house', 'image', 'info', 'key', 'leaf', 'lightbulb', 'lock', 'mail',
  'map', 'map-pin', 'megaphone', 'message-circle', 'mic', 'moon', 'mountain', 'music', 'package', 'palette',
  'pen-tool', 'percent', 'phone', 'play', 'recycle', 'refresh-cw', 'ruler', 'scissors', 'search', 'settings',
  'shield-check', 'shopping-bag', 'shopping-cart', 'smile', 'snowflake', 'sparkles', 'sprout', 'star', 'store', 'sun',
  'tag', 'thumbs-up', 'timer', 'tree-pine', 'warning', 'trophy', 'truck', 'undo-2', 'upload', 'user',
  'users', 'utensils', 'video', 'wallet', 'wifi', 'wrench', 'zap',
] as const

export type IconName = (typeof iconNames)[number]

export function isIconName(name: string): name is IconName {
  return (iconNames as readonly string[]).includes(name)
}
