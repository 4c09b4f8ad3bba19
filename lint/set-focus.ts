import type { Rule } from './sources.ts'

/** A journey that sets the focus itself does not notice that nobody gets there by keys. */
export const setFocus: Rule = ({ code }) =>
  code
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap((source) =>
      [...source.text.matchAll(/\.focus\(\)/g)].map(({ index }) =>
        source.finding(
          index,
          'A journey does not set the focus: wait for where the screen puts it, or go there by keys with reach().',
        ),
      ),
    )
