import { useQuery } from '@tanstack/react-query'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import type { RecordOf } from '#platform/contract/master-record.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { fieldText } from '#platform/web/kit/master/field-text.ts'
import { useSay } from '#platform/web/language/say.ts'

const inUse = { abort_div: '0', sort: 'account_cd' } as const

/** Where customers pay: it stands on invoices beside the name of the company. */
export function OwnAccounts() {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [bankAccountMaster.name, inUse],
    queryFn: ({ signal }) => call(bankAccountMaster.endpoints.getList, inUse, signal),
  })
  const { fields, title } = bankAccountMaster
  const wordsOf = (row: Pick<RecordOf<typeof bankAccountMaster>, keyof typeof fields>) =>
    [
      ...[
        row.bank_nm,
        row.bank_branch_nm,
        fieldText(fields, 'bank_account_type', row.bank_account_type, say),
      ],
      row.bank_account_no,
      row.invoice_flg ? `· ${say(fields.invoice_flg.label)}` : '',
    ].join(' ')
  return (
    <div className="wide">
      <dt>{say(title)}</dt>
      <dd>
        {data?.list.map((row) => (
          <div key={row.account_cd}>{wordsOf(row)}</div>
        ))}
        {data?.list.length === 0 ? <span className="dim">—</span> : null}
      </dd>
    </div>
  )
}
