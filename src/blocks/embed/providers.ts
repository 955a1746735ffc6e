/** Whose pages can be shown within a page: a URL that is pasted, and the frame it becomes. No other frame is drawn. */
import type { ProviderName } from './providerNames.ts'

export interface EmbedFrame {
  /** Who will learn of the visit once the reader presses play. */
  provider: string
  /** The URL of the frame, made of the parts of the known kind only. */
  frame: string
  shape: 'wide' | 'standard' | 'bar' | 'tall'
}

interface Provider {
  name: ProviderName
  hosts: readonly string[]
  /** Returns the frame's URL, or null for a URL of theirs that shows nothing. */
  frame(url: URL): string | null
  shape: EmbedFrame['shape'] | ((url: URL) => EmbedFrame['shape'])
}

const matchPath = (url: URL, pattern: RegExp) => pattern.exec(url.pathname)?.slice(1) ?? []

function youtubeId(url: URL): string | undefined {
  const found =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1)
      : (url.searchParams.get('v') ?? matchPath(url, /^\/(?:embed|shorts|live)\/([\w-]+)/)[0])
  return found && /^[\w-]{11}$/.test(found) ? found : undefined
}

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frame(url) {
      const id = youtubeId(url)
      const list = url.searchParams.get('list')
      const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1]
      if (id)
        return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`
      return list && /^[\w-]{10,50}$/.test(list)
        ? `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`
        : null
    },
    shape: (url) => (url.pathname.startsWith('/shorts/') ? 'tall' : 'wide'),
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frame(url) {
      const [id, hash] = matchPath(
        url,
        /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?$/,
      )
      return id ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}` : null
    },
    shape: 'wide',
  },
  {
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    frame(url) {
      const [id] = matchPath(url, /^\/(?:video\/)?([a-z0-9]{5,12})$/i)
      return id ? `https://geo.dailymotion.com/player.html?video=${id}` : null
    },
    shape: 'wide',
  },
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    frame(url) {
      const [kind, id] = matchPath(
        url,
        /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/(\w{15,30})$/,
      )
      return kind && id ? `https://open.spotify.com/embed/${kind}/${id}` : null
    },
    shape: (url) => (/\/(album|playlist|artist|show)\//.test(url.pathname) ? 'standard' : 'bar'),
  },
  {
    name: 'SoundCloud',
    hosts: ['soundcloud.com', 'm.soundcloud.com'],
    frame(url) {
      const [path] = matchPath(url, /^(\/[\w-]+\/(?:sets\/)?[\w-]+)\/?$/)
      return path
        ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${path}`)}&auto_play=true&visual=false`
        : null
    },
    shape: 'bar',
  },
  {
    name: 'Apple Podcasts',
    hosts: ['podcasts.apple.com'],
    frame(url) {
      const [path] = matchPath(url, /^(\/[a-z]{2}\/podcast\/[\w%.-]+\/id\d+)$/i)
      const episode = /^\d+$/.exec(url.searchParams.get('i') ?? '')?.[0]
      return path ? `https://embed.podcasts.apple.com${path}${episode ? `?i=${episode}` : ''}` : null
    },
    shape: 'bar',
  },
  {
    name: 'CodePen',
    hosts: ['codepen.io'],
    frame(url) {
      const [user, id] = matchPath(url, /^\/([\w-]+)\/(?:pen|full|details|embed)\/(\w{4,40})\/?$/)
      return user && id ? `https://codepen.io/${user}/embed/${id}?default-tab=result` : null
    },
    shape: 'standard',
  },
  {
    name: 'Figma',
    hosts: ['figma.com'],
    frame(url) {
      const [kind, id, title] = matchPath(url, /^\/(design|file|proto|board)\/(\w{10,40})(?:\/([\w%.-]*))?$/)
      return kind && id ? `https://embed.figma.com/${kind}/${id}/${title ?? ''}?embed-host=share` : null
    },
    shape: 'standard',
  },
  {
    name: 'Loom',
    hosts: ['loom.com'],
    frame(url) {
      const [id] = matchPath(url, /^\/(?:share|embed)\/([0-9a-f]{20,40})$/)
      return id ? `https://www.loom.com/embed/${id}` : null
    },
    shape: 'wide',
  },
  {
    name: 'OpenStreetMap',
    hosts: ['openstreetmap.org'],
    frame(url) {
      const box = url.searchParams.get('bbox') ?? ''
      return url.pathname === '/export/embed.html' && /^-?[\d.]+(,-?[\d.]+){3}$/.test(box)
        ? `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik`
        : null
    },
    shape: 'standard',
  },
]

/** Returns the frame of a URL; null where it is no URL of a known place. */
export function frameOf(pasted: string): EmbedFrame | null {
  const url = URL.parse(pasted.trim())
  if (!url || url.protocol !== 'https:' || url.username || url.port) return null
  const host = url.hostname.replace(/^www\./, '')
  const provider = providers.find(({ hosts }) => hosts.includes(host))
  const frame = provider?.frame(url) ?? null
  if (!provider || frame === null) return null
  return {
    provider: provider.name,
    frame,
    shape: typeof provider.shape === 'function' ? provider.shape(url) : provider.shape,
  }
}
