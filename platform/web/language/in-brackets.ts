/** A text with a code or number behind it, in the brackets that go with its last letter: full width after Japanese. */
export const inBrackets = (text: string, addition: string | number): string =>
  /[\u3000-\u9fff\uff00-\uffef]$/.test(text) ? `${text}（${addition}）` : `${text} (${addition})`
