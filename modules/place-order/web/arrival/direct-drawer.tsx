import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { directToReport, type DirectToReport } from '../../contract/arrival/direct-calls.ts'
import { arrivalTexts } from './arrival.text.ts'

const { lines, header } = arrivalSlip
const name = ({ po_no, line_no }: DirectToReport) => `${po_no}-${line_no}`

/** 直送報告: which order the supplier has shipped to the customer; what he says of it is entered as an arrival. */
export function DirectDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [directToReport.path],
    queryFn: ({ signal }) => call(directToReport, {}, signal),
  })
  return (
    <Drawer title={say(arrivalTexts.direct)} subtitle={say(arrivalTexts.directHelp)} wide onClose={onClose}>
      <PlainTable<DirectToReport>
        label={say(arrivalTexts.direct)}
        empty={say(arrivalTexts.noDirect)}
        rows={data?.list ?? []}
        keyOf={name}
        waiting={!data}
        columns={[
          {
            ...{ name: 'po_no', label: lines.po_no.label },
            cell: (row) => <KeyLink to={reportOf(row)}>{name(row)}</KeyLink>,
          },
          { name: 'due', label: arrivalTexts.expected, kind: 'date', cell: ({ expected_dt }) => expected_dt },
          {
            ...{ name: 'supplier', label: header.supplier_cd.label },
            cell: ({ supplier_cd, supplier_nm }) => `${supplier_cd}　${supplier_nm}`,
          },
          {
            ...{ name: 'item', label: lines.item_cd.label },
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          { name: 'rest', label: arrivalTexts.rest, kind: 'figure', cell: ({ rest }) => rest },
          {
            ...{ name: 'customer', label: arrivalTexts.shippedTo },
            cell: ({ customer_cd, customer_nm }) => `${customer_cd}　${customer_nm}`,
          },
          {
            ...{ name: 'order', label: arrivalTexts.customerOrder },
            cell: ({ order_no, order_line_no }) => `${order_no}-${order_line_no}`,
          },
        ]}
      />
    </Drawer>
  )
}

/** A new arrival that begins with all that is to come. */
function reportOf({ po_no, line_no, supplier_cd, branch_no, item_cd, rest }: DirectToReport): string {
  const begun = {
    arrival_div: '1',
    supplier_cd,
    branch_no,
    po_no,
    po_line_no: String(line_no),
    item_cd,
    qty: rest,
  }
  return `${arrivalSlip.screen.path}?${new URLSearchParams(begun).toString()}`
}
