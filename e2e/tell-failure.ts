import { afterEach } from 'vitest'
import { pagesAsText } from './browser.ts'

/** A journey that fails says where it was: the build machine shows no screen. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${await pagesAsText()}\n`)
})
