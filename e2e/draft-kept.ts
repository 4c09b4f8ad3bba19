import type { Page } from 'playwright-core'

/** What is half-typed is sealed and written; `count` of them, by whoever. */
export const draftKept = (page: Page, count = 1) =>
  page.waitForFunction(
    (many) =>
      Object.keys(window.localStorage).filter((key) => key.startsWith('kaname.draft/')).length === many,
    count,
  )
