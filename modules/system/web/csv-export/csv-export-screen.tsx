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
import { useTableHeight } from '#platform/web/kit/grid/use-table-height.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { csvExportTexts } from './csv-export.text.ts'
import '#platform/web/kit/grid/grid.css'
import './csv-export.css'

/** Masters to take away as CSV, all in one archive; the file waits in the drawer of jobs. */
export function CsvExportScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const height = useTableHeight()
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

  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
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
      <div className="grid-scroll" style={{ flexBasis: height }}>
        <table className="grid export-choices" aria-label={say(csvExportScreen.title)}>
          <thead>
            <tr>
              <th scope="col" className="tick" aria-label={say(csvExportTexts.choose)} />
              <th scope="col">{say(csvExportTexts.master)}</th>
              <th scope="col">{say(csvExportTexts.table)}</th>
              <th scope="col" className="num">
                {say(csvExportTexts.rows)}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ name, title, rows: count }) => (
              <tr key={name} onClick={() => toggle(name)} aria-current={chosen.has(name) || undefined}>
                <td className="tick">
                  <input
                    type="checkbox"
                    aria-label={title}
                    checked={chosen.has(name)}
                    onClick={(event) => event.stopPropagation()}
                    onChange={() => toggle(name)}
                  />
                </td>
                <td>{title}</td>
                <td className="dim">{name}</td>
                <td className="num">{count.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
