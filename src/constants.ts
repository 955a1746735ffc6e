/**
 * Every business constant that SPEC.md states (rows F-CONST-01 to F-CONST-24), in one place.
 * Times are milliseconds unless the name says otherwise.
 */

/** F-CONST-01 Notices: they leave after 15 s; 350 ms in, 260 ms out. */
export const notice = { dismissMs: 15_000, enterMs: 350, exitMs: 260, kept: 50 } as const
/** What is in the trash goes for good after this many days. */
export const trashDays = 30
/** F-CONST-02 Debounce of inputs and the pause after which typing counts as complete. */
export const debounceMs = 400
export const typingCompleteMs = 400
/**
 * Who is writing on a page: an open editor says so this often; one that is silent this long is gone; who asks for the page
 * gets it where no answer came by then. Browsers wake hidden windows once a minute, so silence means more than that.
 */
export const presence = { beatMs: 5000, goneMs: 75_000, answerMs: 20_000 } as const
/** F-CONST-03 */
export const insertMenuHeightPx = 340
/** F-CONST-04, F-CONST-08 Lists that no public page needs, in a module of their own: what is asked of this one goes to every page. */
export { builtInFonts, chart } from './constantLists.ts'
/** F-CONST-05 Concurrent route loads of the preload queue. */
export const preloadConcurrency = 4
/** F-CONST-06 The longest timer a browser accepts. */
export const cookieTimerCapMs = 2_147_483_647
/** F-CONST-07 */
export const mediaRoots = { public: '/public', private: '/site-plugins' } as const
/** F-CONST-09 Code points of a comment or reply. */
export const commentMaxLength = 256
/** F-CONST-10 */
export const searchDebounceMs = 450
/** F-CONST-11 */
export const spinner = { holdDelayMs: 650, repeatMs: 120, step: 1 } as const
/** F-CONST-12 */
export const cart = { busyOffMs: 200, addResetMs: 230 } as const
/** F-CONST-13 The quantity sent for stock that is not tracked. */
export const untrackedQuantity = 9999
/** How often an email is tried before it is given up; the waits grow to an hour. */
export const mailTries = 12
export const newsletterLimits = {
  /** How long the link that confirms a subscription is good for; who has not confirmed by then is forgotten. */
  confirmDays: 7,
  /** Asked for by one sender. */
  asked: { points: 10, windowSeconds: 600 },
  /** Emails that strangers can make us send to one mailbox. */
  mailbox: { points: 3, windowSeconds: 86_400 },
  /** How often an email is tried at a mail server that says "later". */
  tries: 6,
  /** Rows of one file, and its bytes. */
  importRows: 50_000,
  importBytes: 5_000_000,
} as const
/** F-CONST-15 */
export const cardDescriptionMaxLength = 100
export const avatarMaxLength = 10
export const tooltip = { delayMs: 1400, lifetimeMs: 5000, wrapAt: 60 } as const
/** F-CONST-16 */
export const defaultDateFormat = 'Y-m-d I:M p'
/** F-CONST-17 */
export const metaPrefixes = {
  variant: 'product_var_',
  variantDefinition: 'product_vardef_',
  option: 'product_opt_',
} as const
/** F-CONST-18 Share of the slide's width, in percent, after which a swipe moves on. */
export const carouselSwipePercent = 40
/** F-CONST-19 */
export const colourPalette = { rows: 6, columns: 9 } as const
/** F-CONST-21 */
export const reloadGuardMs = 10_000
export const pageEndThresholdPx = 5
/** A-13 How often an open page asks for the latest build. */
export const buildPollMs = 300_000
/** F-CONST-23 */
export const retry = { statuses: [408, 409, 425, 429, 500, 502, 503, 504], get: 1, other: 0 } as const
/** The pause before that second try, half of it to one and a half; a server may ask for another one, up to the longest. */
export const retryWait = { usualMs: 400, longestMs: 10_000 } as const
/** F-CONST-24 */
export const defaultCurrencySymbol = '--'
