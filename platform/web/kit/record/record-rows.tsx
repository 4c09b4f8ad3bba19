import { useQuery } from '@tanstack/react-query'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { Cell } from '../grid/cell.tsx'
import { keyText, textOf } from '../master/master-on-screen.ts'
import { KeyLink } from '../table/key-link.tsx'
import type { PlainColumn } from '../table/plain-column.ts'
import { PlainTable } from '../table/plain-table.tsx'
import { recordTexts } from './record.text.ts'

interface Props {
  /** What belongs to the record: its prices, contacts, destinations. */
  rows: AnyMaster
  /** The fields of those that hold the record's key. */
  of: Readonly<Record<string, string>>
}

/** So many are shown here; behind the link are all of them. */
const most = 100

/** Records of another master that belong to this one, with the way to their list. */
export function RecordRows({ rows: master, of }: Props) {
  const say = useSay()
  const call = useCall()
  const [sort = ''] = Object.keys(of)
  const { data, isFetching } = useQuery({
    queryKey: [master.name, 'of', of],
    queryFn: ({ signal }) =>
      call(master.list.endpoints.getList, { ...of, sort, page: 1, size: most }, signal),
    staleTime: 0,
  })
  // A condition on a code asks for its beginning; the code itself comes first.
  const found =
    data?.list.filter((row) => Object.entries(of).every(([name, code]) => row[name] === code)) ?? []
  const columns = master.columns
    .filter((name) => !(name in of))
    .flatMap((name): PlainColumn<MasterRow>[] => {
      const column = master.list.columns[name]
      if (!column) return []
      const isFigure = column.kind === 'integer' || column.kind === 'decimal'
      return [
        {
          name,
          label: column.label,
          ...(isFigure ? { align: 'end' as const } : {}),
          cell: (row) => (
            <>
              <Cell column={column} row={row} name={name} />
              {column.named === undefined ? null : ` ${textOf(row[column.named])}`}
            </>
          ),
        },
      ]
    })
  const all = new URLSearchParams(Object.entries(of).filter(([, code]) => textOf(code) !== ''))
  return (
    <section className="record-rows">
      <h2>
        {say(master.title)}
        <KeyLink to={`${master.screen.path}?${all.toString()}`}>
          {say(recordTexts.allOf, { title: say(master.title) })}
        </KeyLink>
      </h2>
      <PlainTable
        label={say(master.title)}
        waiting={isFetching}
        rows={found}
        keyOf={(row) => keyText(master, row)}
        empty={say(recordTexts.none)}
        columns={columns}
      />
    </section>
  )
}
