import type { Language } from '#platform/contract/text.ts'
import { useMinus } from '../../language/figure-text.ts'
import { languageTags, useLanguage } from '../../language/say.ts'

/** From here on figures beside a chart are shortened: 10万, 100K. */
const shortened = 100_000

/** How figures and days are written beside a chart; what a point says is written out. */
export function useChartWords() {
  return chartWords(useLanguage(), useMinus())
}

export function chartWords(language: Language, minus = '−') {
  const tag = languageTags[language]
  const exact = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  const signed = (value: number, format: Intl.NumberFormat) =>
    value < 0 ? `${minus}${format.format(-value)}` : format.format(value)
  return {
    figure: (value: number) => signed(value, exact),
    tick: (value: number) => signed(value, Math.abs(value) >= shortened ? short : exact),
    day: (date: string) => date.replaceAll('-', '/'),
    /** Firsts of months stand for their months where all ticks are firsts. */
    dayTick: (date: string, all: readonly string[]) =>
      (all.length > 1 && all.every((one) => one.endsWith('-01')) ? month : day).format(
        new Date(`${date}T00:00:00Z`),
      ),
  }
}
