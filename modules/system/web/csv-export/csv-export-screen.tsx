import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { csvExportScreen, exportChoices, startExport } from '#modules/system/contract/csv-export.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { csvExportTexts } from './csv-export.text.ts'
import './csv-export.css'

/** Masters to take away as CSV, all in one archive; the file waits in the drawer of jobs. */
export function CsvExportScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const mayWrite = useAllows()(writeEverywhere)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [abolished, setAbolished] = useState(false)
  const [starting, setStarting] = useState(false)
  const { data } = useQuery({
    queryKey: ['dbCsvExport'],
    queryFn: ({ signal }) => call(exportChoices, {}, signal),
    enabled: mayWrite,
    staleTime: 0,
  })
  const list = data?.list ?? []
  const rows = list.filter(({ name }) => chosen.has(name)).reduce((sum, row) => sum + row.rows, 0)

  const send = async () => {
    setStarting(true)
    try {
      const masters = list.flatMap(({ name }) => (chosen.has(name) ? [name] : []))
      await call(startExport, { masters, abolished })
      showToast('done', say(csvExportTexts.started))
      await cache.invalidateQueries({ queryKey: ['jobs'] })
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    } finally {
      setStarting(false)
    }
  }
  const start: Command = {
    id: 'export',
    label: csvExportTexts.start,
    key: 'F9',
    icon: 'download',
    primary: true,
    need: writeEverywhere,
    unavailable: chosen.size === 0 || starting,
    run: () => void send(),
  }
  const all: Command = {
    id: 'all',
    label: csvExportTexts.all,
    key: 'F4',
    unavailable: chosen.size === list.length,
    run: () => setChosen(new Set(list.map(({ name }) => name))),
  }
  const none: Command = {
    id: 'none',
    label: csvExportTexts.none,
    key: 'F7',
    unavailable: chosen.size === 0,
    run: () => setChosen(new Set()),
  }
  useCommands([all, none, start])

  return (
    <>
      <ScreenTitle title={say(csvExportScreen.title)}>
        <span className="field-hint">
          {say(csvExportTexts.chosen, { count: chosen.size, rows: rows.toLocaleString() })}
        </span>
        <CommandButton command={all} look="quiet" />
        <CommandButton command={none} look="quiet" />
        <CommandButton command={start} showKey />
      </ScreenTitle>
      <div className="export-options">
        <label className="check">
          <input
            type="checkbox"
            checked={abolished}
            onChange={(event) => setAbolished(event.target.checked)}
          />
          {say(csvExportTexts.abolished)}
        </label>
        <span className="field-hint">{say(mayWrite ? csvExportTexts.hint : csvExportTexts.noRight)}</span>
      </div>
      <PlainTable
        fills
        className="export-choices"
        onPhone="table"
        label={say(csvExportScreen.title)}
        rows={list}
        keyOf={({ name }) => name}
        choice={{ chosen, labelOf: ({ title }) => title, onChange: setChosen }}
        columns={[
          { name: 'master', label: csvExportTexts.master, cell: ({ title }) => title },
          { name: 'table', label: csvExportTexts.table, className: 'dim', cell: ({ name }) => name },
          { name: 'rows', label: csvExportTexts.rows, kind: 'figure', cell: (row) => row.rows },
        ]}
      />
    </>
  )
}
