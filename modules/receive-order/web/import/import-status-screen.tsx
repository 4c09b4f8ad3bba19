import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { ImportHead } from '../../contract/import/import-file.ts'
import { forecastTarget } from '../../contract/forecast/forecast-target.ts'
import { importErrors } from '../../contract/import/import-errors.ts'
import { importStandings, importStatusScreen, resetImport } from '../../contract/import/import-status.ts'
import { orderTarget } from '../../contract/import/order-target.ts'
import { fileStatus } from '../../contract/order-codes.ts'
import { importTexts } from './import.text.ts'

const queryKey = ['receiveOrderImportStatus']

const becomes = (target: string) =>
  target === forecastTarget.name ? forecastTarget.title : orderTarget.title

/** 受注取込状態の変更: a file whose import has stopped halfway can be imported again. */
export function ImportStatusScreen() {
  const say = useSay()
  const call = useCall()
  const [chosen, setChosen] = useState('')
  const [resetting, setResetting] = useState<ImportHead | null>(null)
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(importStandings, {}, signal),
    staleTime: 0,
  })
  const list = data?.list ?? []
  const row = list.find(({ import_no }) => import_no === chosen) ?? list[0]
  const reset: Command = {
    id: 'reset',
    label: importTexts.reset,
    key: 'F9',
    primary: true,
    need: resetImport.write,
    ...(row && row.import_status !== '1'
      ? {
          ability: {
            code: importErrors.IMP_NOT_RUNNING.code,
            params: {},
            msg: say(importErrors.IMP_NOT_RUNNING.text),
          },
        }
      : {}),
    unavailable: !row,
    run: () => row && setResetting(row),
  }
  useCommands([reset])
  return (
    <>
      <ScreenTitle title={say(importStatusScreen.title)}>
        <CommandButton command={reset} showKey />
      </ScreenTitle>
      <RowActions>
        <span>{say(importTexts.resetHint)}</span>
      </RowActions>
      <PlainTable
        fills
        label={say(importTexts.files)}
        rows={list}
        waiting={isPending}
        empty={say(importTexts.noFiles)}
        keyOf={({ import_no }) => import_no}
        rowHeader="file"
        isCurrent={({ import_no }) => import_no === row?.import_no}
        onSelect={({ import_no }) => setChosen(import_no)}
        columns={[
          { name: 'file', label: importTexts.file, cell: ({ file_nm }) => file_nm },
          { name: 'becomes', label: importTexts.becomes, cell: ({ target }) => say(becomes(target)) },
          {
            name: 'status',
            label: importTexts.status,
            cell: ({ import_status }) => <CodeStatus codes={fileStatus} code={import_status} look="st" />,
          },
          { name: 'rows', label: importTexts.rows, kind: 'figure', cell: ({ row_cnt }) => row_cnt },
          { name: 'orders', label: importTexts.made, kind: 'figure', cell: ({ order_cnt }) => order_cnt },
          { name: 'by', label: importTexts.updatedBy, cell: ({ update_user }) => update_user },
          { name: 'at', label: importTexts.updatedAt, kind: 'moment', cell: ({ update_dt }) => update_dt },
          { name: 'reason', label: importTexts.lastReason, cell: ({ reset_reason }) => reset_reason },
        ]}
      />
      {resetting ? <ResetDrawer file={resetting} onClose={() => setResetting(null)} /> : null}
    </>
  )
}

function ResetDrawer({ file: { import_no, file_nm }, onClose }: { file: ImportHead; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(resetImport, {
    initial: { import_no, reason: '' },
    onDone: () => {
      showToast('done', say(importTexts.resetDone, { file: file_nm }))
      void cache.invalidateQueries()
      onClose()
    },
  })
  return (
    <FormDrawer
      title={say(importTexts.resetOf, { file: file_nm })}
      label={importTexts.reset}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="reason" label={importTexts.reason} required />
    </FormDrawer>
  )
}
