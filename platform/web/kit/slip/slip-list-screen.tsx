import { useNavigate } from 'react-router'
import type { ListColumns, ListRow, ListRowOf } from '#platform/contract/list-column.ts'
import type { AnySlip, TypedValues } from '#platform/contract/slip.ts'
import { recordAddress } from '#platform/contract/record-page.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { SlipList } from '#platform/contract/slip-list.ts'
import type { Command } from '../command/command.ts'
import { ListScreen, type ListParts } from '../list/list-screen.tsx'
import { slipAddress } from './slip-address.ts'
import { slipTexts } from './slip.text.ts'

interface Props<S extends AnySlip, C extends ListColumns> extends Omit<ListParts<ListRowOf<C>>, 'nameOf'> {
  list: SlipList<S, C>
  nameOf?: (row: ListRowOf<C>) => string
  /** The page of a document with all that hangs on it, to which its number leads. */
  page?: Screen
}

/** A list of a slip's documents or lines: a new one, the one at hand, or one that begins like it is a key away. */
export function SlipListScreen<S extends AnySlip, C extends ListColumns>({
  list,
  commands,
  rowCommands,
  page,
  ...parts
}: Props<S, C>) {
  const go = useNavigate()
  const slip: AnySlip = list.slip
  const keyOf = (row: ListRow): TypedValues =>
    Object.fromEntries(slip.key.map((part) => [part, String(row[part])]))
  const create: Command = {
    ...{ id: 'create', label: slipTexts.newSlip, key: 'F2', icon: 'plus', need: slip.write },
    run: () => void go(slipAddress(slip, { key: null })),
  }
  const toPage = (row: ListRow | undefined): readonly Command[] =>
    page
      ? [
          {
            ...{ id: 'page', label: slipTexts.openPage, icon: 'eye', unavailable: !row },
            run: () => row && void go(recordAddress(page, keyOf(row))),
          },
        ]
      : []
  const ofRow = (row: ListRow | undefined): readonly Command[] => [
    ...toPage(row),
    {
      ...{ id: 'open', label: slipTexts.openSlip, key: 'F9', icon: 'edit', unavailable: !row },
      run: () => row && void go(slipAddress(slip, { key: keyOf(row) })),
    },
    {
      ...{
        id: 'copy',
        label: slipTexts.copySlip,
        key: 'F4',
        icon: 'copy',
        need: slip.write,
        unavailable: !row,
      },
      run: () => row && void go(slipAddress(slip, { key: null, copyOf: keyOf(row) })),
    },
  ]
  return (
    <ListScreen
      list={list}
      nameOf={(row) => Object.values(keyOf(row)).join(' ')}
      rowClass={(row) => (isClosed(slip, row) ? 'closed' : undefined)}
      {...parts}
      commands={[create, ...(commands ?? [])]}
      rowCommands={(row) => [...ofRow(row), ...(rowCommands?.(row) ?? [])]}
    />
  )
}

/** Nothing more is to come of it. */
const isClosed = ({ kept }: AnySlip, row: ListRow): boolean =>
  Object.entries(kept?.closed ?? {}).some(([axis, states = []]) => states.includes(row[axis]))
