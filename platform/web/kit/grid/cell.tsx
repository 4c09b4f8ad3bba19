import { Link } from 'react-router'
import { decimal } from '#platform/contract/decimal.ts'
import type { ListColumn, ListRow } from '#platform/contract/list-column.ts'
import { recordAddress, type LeadsTo } from '#platform/contract/record-page.ts'
import { useFigureText } from '../../language/figure-text.ts'
import { useSay } from '../../language/say.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import { useAllows } from '../../session/allowed.tsx'
import { CodeStatus } from '../theme/code-status.tsx'
import { Icon } from '../theme/icon.tsx'
import { perText } from './per-text.ts'

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A column, and how many places its figures have. */
type ShownColumn = ListColumn & { readonly places?: number }

interface CellProps {
  column: ShownColumn
  row: ListRow
  name: string
  /** Not where the whole cell opens its row already. */
  leads?: boolean
}

/** A value as people read it; nothing and zero step back, so that real values stand out. */
export function Cell({ column, row, name, leads = true }: CellProps) {
  const say = useSay()
  const momentText = useMomentText()
  const value = row[name]
  if (value === true) return <Icon name="check" size="m" />
  const text = column.months ? textIn(value).replace('-', '/') : textIn(value)
  if (text === '') return <span className="dim">—</span>
  switch (column.kind) {
    case 'integer':
    case 'decimal': {
      const said = column.says?.[text]
      if (said) return say(said)
      return (
        <>
          <Figure exact={text} places={column.places} />
          {perText(column, row)}
        </>
      )
    }
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
    case 'code':
      return leads && column.leads ? <CodeLink leads={column.leads} row={row} code={text} /> : text
    case 'flag':
    case 'text':
      return text
  }
}

/** A code that leads to the page of what it stands for; the rows are walked by keys, so it is no stop of Tab. */
export function CodeLink({ leads, row, code }: { leads: LeadsTo; row: ListRow; code: string }) {
  const allows = useAllows()
  if (leads.screen.guard && !allows(leads.screen.guard)) return code
  const key = Object.entries(leads.by).map(([part, field]): [string, string] => [part, textIn(row[field])])
  return (
    <Link className="key-link" tabIndex={-1} to={recordAddress(leads.screen, Object.fromEntries(key))}>
      {code}
    </Link>
  )
}

/** The name that belongs to a code, in the cell beside it. */
export function NameCell({ named, row }: { named: string; row: ListRow }) {
  const name = textIn(row[named])
  return name === '' ? <span className="dim">—</span> : name
}

/** With separators and the sign of the language; all of a column with as many places. */
export function Figure({ exact, places }: { exact: string; places?: number | undefined }) {
  const figureText = useFigureText()
  const value = decimal(exact)
  return (
    <span className={value.units === 0n ? 'dim' : value.units < 0n ? 'negative' : undefined}>
      {figureText(value, places)}
    </span>
  )
}
