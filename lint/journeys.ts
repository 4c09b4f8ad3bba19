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

const readings =
  'innerText|inputValue|allInnerTexts|allTextContents|textContent|getAttribute|count|isDisabled|isEnabled'

/** What is read once may be read before the page has followed the key: a busy machine then fails where a quick one passes. */
export const readsOnce: Rule = ({ code }) =>
  code
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap((source) =>
      [
        ...source.text.matchAll(
          new RegExp(`expect\\(\\(?await [^;]{0,200}?\\.(${readings})\\(\\)\\)\\.(?!not)`, 'g'),
        ),
      ].map(({ index }) =>
        source.finding(index, 'A page is not read once: expect.poll(() => …) waits until it has followed.'),
      ),
    )
