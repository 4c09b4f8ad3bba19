import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { decimal, grouped, negated, type Decimal } from '#platform/contract/decimal.ts'
import type { ListColumn, ListRow } from '#platform/contract/list-column.ts'
import { recordAddress, type LeadsTo } from '#platform/contract/record-page.ts'
import { useSay } from '../../language/say.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import { CodeStatus } from '../theme/code-status.tsx'
import { Icon } from '../theme/icon.tsx'

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const isFigure = ({ kind }: Pick<ListColumn, 'kind'>): boolean =>
  kind === 'integer' || kind === 'decimal'

/** A value as people read it; nothing and zero step back, so that real values stand out. */
export function Cell({ column, row, name }: { column: ListColumn; row: ListRow; name: string }) {
  const say = useSay()
  const momentText = useMomentText()
  const value = row[name]
  if (value === true) return <Icon name="check" size="m" />
  const text = textIn(value)
  if (text === '') return <span className="dim">—</span>
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return <Figure exact={text} />
    case 'choice': {
      const { codes } = column
      if (codes?.tones) return <CodeStatus codes={codes} code={text} look="st" />
      const words = codes?.texts[text]
      return words ? say(words) : text
    }
    case 'date':
      return text.replaceAll('-', '/')
    case 'moment':
      return momentText(text)
    case 'code': {
      const code = column.leads ? <CodeLink leads={column.leads} row={row} code={text} /> : text
      return column.named === undefined ? code : <NamedCode code={code} name={textIn(row[column.named])} />
    }
    case 'flag':
    case 'text':
      return text
  }
}

/** A code with the name that belongs to it. */
const NamedCode = ({ code, name }: { code: ReactNode; name: string }) => (
  <>
    <span className="dim">{code}</span> {name}
  </>
)

/** A code that leads to the page of what it stands for; the rows are walked by keys, so it is no stop of Tab. */
export function CodeLink({ leads, row, code }: { leads: LeadsTo; row: ListRow; code: string }) {
  const key = Object.entries(leads.by).map(([part, field]): [string, string] => [part, textIn(row[field])])
  return (
    <Link className="key-link" tabIndex={-1} to={recordAddress(leads.screen, Object.fromEntries(key))}>
      {code}
    </Link>
  )
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
