import { afterEach, beforeEach } from 'vitest'
import { beginTest, endTest, pagesAsText } from './browser.ts'

beforeEach(beginTest)

/** A journey that fails says where it was: the build machine shows no screen. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${await pagesAsText()}\n`)
  await endTest()
})
