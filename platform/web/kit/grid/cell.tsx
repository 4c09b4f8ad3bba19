import { decimal, grouped, negated, type Decimal } from '#platform/contract/decimal.ts'
import type { ListColumn } from '#platform/contract/list-definition.ts'
import { useSay } from '../../language/say.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import { Icon } from '../theme/icon.tsx'

export const isFigure = ({ kind }: Pick<ListColumn, 'kind'>): boolean =>
  kind === 'integer' || kind === 'decimal'

/** A value as people read it; nothing and zero step back, so that real values stand out. */
export function Cell({ column, value }: { column: ListColumn; value: unknown }) {
  const say = useSay()
  const momentText = useMomentText()
  if (value === true) return <Icon name="check" size="m" />
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '') return <span className="dim">—</span>
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return <Figure exact={text} />
    case 'choice': {
      const words = column.codes?.texts[text]
      return words ? say(words) : text
    }
    case 'date':
      return text.replaceAll('-', '/')
    case 'moment':
      return momentText(text)
    case 'flag':
    case 'code':
    case 'text':
      return text
  }
}

/** With separators, and the triangle of Japanese books before a negative one. */
export function Figure({ exact }: { exact: string }) {
  const value = decimal(exact)
  return (
    <span className={value.units === 0n ? 'dim' : value.units < 0n ? 'negative' : undefined}>
      {figureText(value)}
    </span>
  )
}

const figureText = (value: Decimal): string =>
  value.units < 0n ? `▲${grouped(negated(value))}` : grouped(value)
