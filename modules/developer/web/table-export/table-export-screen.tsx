import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import {
  definitionFormats,
  exportDefinitions,
  tableChoices,
  tableExportScreen,
  type DefinitionFormat,
} from '../../contract/table-export.ts'
import { tableExportTexts } from './table-export.text.ts'

/** What chosen tables look like, as a file: a data dictionary, JSON, or statements in SQL. */
export function TableExportScreen() {
  const say = useSay()
  const call = useCall()
  const mayWrite = useAllows()(writeEverywhere)
  const { print: fetchFile, printing: fetching } = usePrint()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [format, setFormat] = useState<DefinitionFormat>('csv')
  const { data } = useQuery({
    queryKey: ['tableExport'],
    queryFn: ({ signal }) => call(tableChoices, {}, signal),
    enabled: mayWrite,
  })
  const list = data?.list ?? []

  const start: Command = {
    ...{ id: 'export', label: tableExportTexts.start, key: 'F9', icon: 'download', primary: true },
    need: writeEverywhere,
    unavailable: chosen.size === 0 || fetching,
    run: () => void fetchFile(exportDefinitions, { tables: [...chosen].join(','), format }),
  }
  const all: Command = {
    ...{ id: 'all', label: tableExportTexts.all, key: 'F4' },
    unavailable: chosen.size === list.length,
    run: () => setChosen(new Set(list.map(({ name }) => name))),
  }
  const none: Command = {
    ...{ id: 'none', label: tableExportTexts.none, key: 'F7' },
    unavailable: chosen.size === 0,
    run: () => setChosen(new Set()),
  }
  useCommands([all, none, start])

  return (
    <>
      <ScreenTitle title={say(tableExportScreen.title)}>
        <span className="field-hint">{say(tableExportTexts.chosen, { count: chosen.size })}</span>
        <label className="check">
          {say(tableExportTexts.format)}
          <select
            className="fld"
            value={format}
            onChange={({ target }) =>
              setFormat(definitionFormats.find((one) => one === target.value) ?? 'csv')
            }
          >
            {definitionFormats.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </select>
        </label>
        <CommandButton command={all} look="quiet" />
        <CommandButton command={none} look="quiet" />
        <CommandButton command={start} showKey />
      </ScreenTitle>
      <PlainTable
        fills
        onPhone="table"
        label={say(tableExportScreen.title)}
        rows={list}
        keyOf={({ name }) => name}
        choice={{ chosen, labelOf: ({ name }) => name, onChange: setChosen }}
        columns={[
          { name: 'table', label: tableExportTexts.table, cell: ({ name }) => name },
          { name: 'title', label: tableExportTexts.name, cell: ({ title }) => title },
          { name: 'columns', label: tableExportTexts.columns, kind: 'figure', cell: (row) => row.columns },
        ]}
      />
    </>
  )
}
