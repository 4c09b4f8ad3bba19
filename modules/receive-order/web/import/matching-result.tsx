import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { ConvertedRow } from '../../contract/import/convert-file.ts'
import { orderTarget, rowKind, type OrderImportField } from '../../contract/import/order-target.ts'
import { importTexts } from './import.text.ts'
import { matchingTexts } from './matching.text.ts'
import type { Tried } from './use-matching.ts'

interface Props {
  converted: readonly ConvertedRow<OrderImportField>[]
  tried: Tried | null
}

/** A row as it would be, and what is wrong with it. */
interface ResultRow {
  readonly row: number
  readonly kind: string
  readonly values: { readonly [Name in Shown]: string }
  readonly problems: readonly string[]
}

const shown = [
  'customer_po_no',
  'customer_line_no',
  'customer_item_cd',
  'item_cd',
  'qty',
  'unit_price',
  'desired_dt',
  'destination_cd',
] as const satisfies readonly OrderImportField[]
type Shown = (typeof shown)[number]

const mostShown = 200

/** What the rows of the sample come to: as they can be read, or as all checks have found them. */
export function MatchingResult({ converted, tried }: Props) {
  const say = useSay()
  const rows: readonly ResultRow[] = tried
    ? tried
        .map(({ row_no, assessed }): ResultRow => ({
          ...{ row: row_no, kind: say(rowKind.texts[assessed.kind]), values: assessed.shown },
          problems: assessed.problems.map(({ text, params }) => say(text, params)),
        }))
        // What is wrong is looked at first.
        .toSorted((one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0))
    : converted.map(({ row, values, problems }): ResultRow => ({
        ...{ row, kind: say(rowKind.texts[kindOf(values.row_kind)]), values },
        problems: problems.map(({ error }) => say(error.text, error.params)),
      }))
  return (
    <PlainTable
      fills
      label={say(matchingTexts.converted)}
      onPhone="table"
      rows={rows.slice(0, mostShown)}
      keyOf={({ row, values }) => `${String(row)} ${values.desired_dt}`}
      columns={[
        { name: 'row', label: matchingTexts.row, kind: 'figure', cell: ({ row }) => String(row) },
        ...shown.map((name): PlainColumn<ResultRow> => ({
          name,
          label: orderTarget.fields[name].label,
          ...(kindsOf[name] ? { kind: kindsOf[name] } : {}),
          cell: ({ values }) => values[name],
        })),
        { name: 'kind', label: orderTarget.fields.row_kind.label, cell: ({ kind }) => kind },
        {
          name: 'outcome',
          label: matchingTexts.outcome,
          cell: ({ problems }) =>
            problems.length === 0 ? (
              <span className="st s-done">
                <Icon name="done" size="s" /> {say(tried ? importTexts.good : matchingTexts.readable)}
              </span>
            ) : (
              <span className="st s-bad" title={problems.join('\n')}>
                <Icon name="bad" size="s" /> {problems[0]}
              </span>
            ),
        },
      ]}
    />
  )
}

const kindsOf: { readonly [Name in Shown]?: 'figure' | 'date' } = {
  ...{ qty: 'figure', unit_price: 'figure', desired_dt: 'date' },
}

const kindOf = (text: string) => rowKind.codes.find((code) => code === text) ?? '0'
