import { productName, version } from '#platform/contract/constants.ts'

/** The footer of every page. */
export const copyright = `© ${String(new Date().getFullYear())} ${productName} ${version}`
