/** Constants of the specification, section 9. Each has its one home here. */
export const version = '2.0.0'
export const productName = 'Kaname'
export const titleSeparator = ' - '

export const requestTimeoutMs = 1_200_000
export const chunkLoadTimeoutMs = 120_000
export const tabMessageMs = 3_000
export const debounceMs = 300

export const firstPage = 1
export const pageSize = 10
export const maxPageSize = 9999
export const pageSizes = [10, 20, 50, 100, 200] as const

export const passwordMinLength = 6
export const mobileBreakpointPx = 992
export const menuScrollAbove = 18

/** The product-specific scheme word of the Authorization header (section 7). */
export const authorizationScheme = 'Kaname'
