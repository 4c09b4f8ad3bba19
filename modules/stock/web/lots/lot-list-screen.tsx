import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockEnquiryScreen } from '../../contract/item-stock.ts'
import { lotLabels, lotList, saveLot } from '../../contract/lot-list.ts'
import { slipTexts } from '../slip/slip.text.ts'
import { lotTexts } from './lot.text.ts'

type LotRow = RowOf<typeof lotList>

/** ロット一覧: expiries are corrected here, and lots held and released. */
export function LotListScreen() {
  const go = useNavigate()
  const [editing, setEditing] = useState<LotRow | null>(null)
  const rowCommands = (row: LotRow | undefined): readonly Command[] => [
    {
      id: 'edit',
      label: lotTexts.edit,
      key: 'F9',
      icon: 'edit',
      need: saveLot.write,
      unavailable: !row,
      run: () => row && setEditing(row),
    },
    {
      id: 'enquiry',
      label: slipTexts.enquiry,
      key: 'F6',
      icon: 'search',
      unavailable: !row,
      run: () => row && void go(`${stockEnquiryScreen.path}?item_cd=${row.item_cd}`),
    },
  ]
  return (
    <>
      <ListScreen
        list={lotList}
        rowCommands={rowCommands}
        nameOf={(row) => `${row.item_cd}　${row.lot_no}`}
        rowClass={(row) => (row.qty === '0' ? 'closed' : undefined)}
      />
      {editing ? <LotDrawer lot={editing} onClose={() => setEditing(null)} /> : null}
    </>
  )
}

function LotDrawer({ lot, onClose }: { lot: LotRow; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const { item_cd, lot_no, expiry_dt, hold_flg, hold_reason } = lot
  const form = useCallForm(saveLot, {
    initial: { item_cd, lot_no, expiry_dt, hold_flg: hold_flg ? '1' : '0', hold_reason },
    onDone: () => cache.invalidateQueries().then(onClose),
  })
  return (
    <FormDrawer
      title={say(lotTexts.edit)}
      subtitle={`${item_cd} ${lot_no}`}
      label={lotTexts.save}
      form={form}
      onClose={onClose}
    >
      <FormDate form={form} name="expiry_dt" label={lotLabels.expiry_dt} />
      <label className="hide-book">
        <input
          type="checkbox"
          name="hold_flg"
          checked={form.typed.hold_flg === '1'}
          onChange={(event) => form.type('hold_flg', event.target.checked ? '1' : '0')}
        />
        {say(lotLabels.hold_flg)}
      </label>
      <FormField form={form} name="hold_reason" label={lotLabels.hold_reason} />
    </FormDrawer>
  )
}
