import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useUploads } from '#platform/web/kit/master/use-uploads.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { carrierList } from '../../contract/carrier/carrier-list.ts'
import {
  trackingColumns,
  trackingCsv,
  trackingPreview,
  trackingUpload,
} from '../../contract/carrier/tracking-csv.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'
import { ArrangeDrawer } from './arrange-drawer.tsx'
import { carrierTexts } from './carrier.text.ts'
import { OrderDrawer } from './order-drawer.tsx'
import { ReleaseDrawer } from './release-drawer.tsx'

type Row = RowOf<typeof carrierList>

const need = ['write:receiveorder'] as const

/** 運送手配: who carries what leaves. */
export function CarrierScreen() {
  const go = useNavigate()
  const [arranging, setArranging] = useState('')
  const [releasing, setReleasing] = useState('')
  const [ordering, setOrdering] = useState('')
  const cache = useQueryClient()
  const { print } = usePrint()
  const uploads = useUploads({
    target: {
      title: carrierTexts.tracking,
      columns: trackingColumns,
      write: 'write:receiveorder',
      preview: (call, file) => call(trackingPreview, file),
      upload: (call, file) => call(trackingUpload, file),
    },
    csv: { label: carrierTexts.trackingIn },
    workbook: { label: carrierTexts.trackingWorkbook },
    onImported: () => void cache.invalidateQueries({ queryKey: [carrierList.name] }),
  })
  const arrange = (rows: readonly Row[]): Command => ({
    ...{ id: 'arrange', label: carrierTexts.arrange, key: 'F7', icon: 'share', need },
    unavailable: rows.length === 0 || rows.some(({ arrange_flg }) => arrange_flg !== '0'),
    run: () => setArranging(rows.map(({ delivery_no }) => delivery_no).join(',')),
  })
  const ofRow = (row: Row | undefined): readonly Command[] => [
    arrange(row ? [row] : []),
    {
      ...{ id: 'release', label: carrierTexts.release, key: 'F6', need, unavailable: !row?.transport_no },
      run: () => setReleasing(row?.transport_no ?? ''),
    },
    {
      ...{ id: 'order', label: carrierTexts.order, key: 'F10', icon: 'print', need },
      unavailable: !row?.transport_no,
      run: () => setOrdering(row?.transport_no ?? ''),
    },
    {
      ...{ id: 'delivery', label: carrierTexts.open, icon: 'external', unavailable: !row },
      run: () =>
        row &&
        void go(
          `${deliveryList.screen.path}?${new URLSearchParams({ delivery_no: row.delivery_no }).toString()}`,
        ),
    },
  ]
  return (
    <>
      <ListScreen
        list={carrierList}
        rowCommands={ofRow}
        checkedCommands={(rows) => [arrange(rows)]}
        nameOf={({ delivery_no, customer_nm }) => `${delivery_no}　${customer_nm}`}
        follows={salesChanged}
        fileCommands={(conditions) => [
          {
            ...{ id: 'waybill', label: carrierTexts.waybill, icon: 'download', need },
            run: () => void print(trackingCsv, conditions),
          },
          ...uploads.commands,
        ]}
      />
      {uploads.drawer}
      {arranging === '' ? null : (
        <ArrangeDrawer key={arranging} deliveries={arranging} onClose={() => setArranging('')} />
      )}
      {ordering === '' ? null : (
        <OrderDrawer key={ordering} transport_no={ordering} onClose={() => setOrdering('')} />
      )}
      {releasing === '' ? null : (
        <ReleaseDrawer key={releasing} transport_no={releasing} onClose={() => setReleasing('')} />
      )}
    </>
  )
}
