import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { languageNames, useSay } from '#platform/web/language/say.ts'
import { issuedCertificate, issuedCertificates } from '../../contract/final-inspection/inspection-calls.ts'
import type { finalInspectionList } from '../../contract/final-inspection/inspection-list.ts'
import { workTexts } from '../work.text.ts'
import { inspectionTexts as words } from './inspection.text.ts'

type Issued = OutputOf<typeof issuedCertificates>['list'][number]

interface Props {
  row: RowOf<typeof finalInspectionList>
  name: string
  onClose: () => void
}

/** 発行済の検査成績書: each revision as it went out, the last one first. */
export function IssuedDrawer({ row: { work_order_no, lot_no }, name, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const { print } = usePrint()
  const { data } = useQuery({
    queryKey: ['issued-certificates', work_order_no, lot_no],
    queryFn: ({ signal }) => call(issuedCertificates, { work_order_no, lot_no }, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  if (!data) return null
  const columns: readonly PlainColumn<Issued>[] = [
    { name: 'revision', label: words.version, kind: 'figure', cell: ({ revision }) => revision },
    { name: 'language', label: words.language, cell: ({ language }) => languageNames[language] },
    { name: 'good', label: workTexts.good, kind: 'figure', cell: ({ good_qty }) => good_qty },
    {
      name: 'defective',
      label: workTexts.defective,
      kind: 'figure',
      cell: ({ defective_qty }) => defective_qty,
    },
    { name: 'at', label: words.issuedAt, kind: 'moment', cell: ({ issued_at }) => issued_at },
    { name: 'by', label: words.issuedBy, cell: ({ issued_by }) => issued_by },
    {
      ...{ name: 'file', label: words.file },
      cell: ({ revision, language, file_nm }) => (
        <KeyLink onOpen={() => void print(issuedCertificate, { work_order_no, lot_no, revision, language })}>
          {file_nm}
        </KeyLink>
      ),
    },
  ]
  return (
    <Drawer
      wide
      title={say(words.issued)}
      subtitle={name}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <PlainTable
          label={say(words.issued)}
          rows={data.list}
          keyOf={({ revision, language }) => `${String(revision)} ${language}`}
          empty={say(words.noneIssued)}
          columns={columns}
        />
      </div>
    </Drawer>
  )
}
