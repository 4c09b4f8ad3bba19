/** Constants of the specification, section 9. Each has its one home here. */
export const version = '2.0.0'
export const productName = 'Kaname'
export const titleSeparator = ' - '

/** Where the server listens when nothing else is said. */
export const defaultPort = 16_000
/** Templates of uploads (the specification's "uploads path"). */
export const templatePath = '/template/'

/** Searches by order, delivery and shipping date: from one end to the other. */
export const dateWindowDays = 7

export const requestTimeoutMs = 1_200_000
export const chunkLoadTimeoutMs = 120_000
export const tabMessageMs = 3_000
/** The specification's select timeout: identical saves within it are one. */
export const debounceMs = 300

export const firstPage = 1
export const pageSize = 10
export const maxPageSize = 9999
export const pageSizes = [10, 20, 50, 100, 200] as const
export const paginationLayout = ['total', 'sizes', 'prev', 'pager', 'next', 'jumper'] as const

export const passwordMinLength = 6
export const mobileBreakpointPx = 992
export const menuScrollAbove = 18
export const borderRadiusPx = 2.5

/** The table takes the window's height without what stands around it, and less for each further row of conditions. */
export const tableHeight = (windowHeight: number, extraRows = 0): number =>
  windowHeight - 291 - 60 * extraRows

/** The bar that shows navigation: how long it takes to fill, and how often it moves on while something is awaited. */
export const progressSpeedMs = 500
export const progressTrickleMs = 200
/** The bar that shows the reload of the current view. */
export const refreshBarMs = 200

/** Tabs whose screens are kept alive at the same time (interface.md "Shell"). */
export const maxLiveTabs = 20

/** Features by the date of their release: a screen of a release that is off is not among the routes. */
export const releases = { '20250228': true, '20250330': true, '20250530': false } as const
export type Release = keyof typeof releases

/** The product-specific scheme word of the Authorization header (section 7). */
export const authorizationScheme = 'Kaname'

/** In the root, where it may serve any address; it says at which ones it stands. */
export const serviceWorkerPath = '/service-worker.js'
