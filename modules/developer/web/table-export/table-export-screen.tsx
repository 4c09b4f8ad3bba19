import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import {
  dataFormats,
  definitionFormats,
  exportDefinitions,
  startTableData,
  tableChoices,
  tableExportScreen,
  type DataFormat,
} from '../../contract/table-export.ts'
import { TablePictureView } from './picture/table-picture-view.tsx'
import { tableExportTexts } from './table-export.text.ts'
import './table-export.css'

/** Written alike in every language. */
const formatNames: Readonly<Record<DataFormat, string>> = {
  csv: 'CSV (UTF-8)',
  cp932: 'CSV (Shift_JIS)',
  xlsx: 'Excel (.xlsx)',
  json: 'JSON',
  sql: 'SQL',
}

/** Chosen tables as files: what they look like, and their rows; or as a picture. */
export function TableExportScreen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [drawn, setDrawn] = useState(false)
  if (drawn) return <TablePictureView names={[...chosen]} onBack={() => setDrawn(false)} />
  return <TableList chosen={chosen} onChoose={setChosen} onDraw={() => setDrawn(true)} />
}

interface Props {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onDraw: () => void
}

function TableList({ chosen, onChoose, onDraw }: Props) {
  const say = useSay()
  const call = useCall()
  const need = writeEverywhere
  const mayWrite = useAllows()(need)
  const [narrow, setNarrow] = useState('')
  const { data, isPending } = useQuery({
    queryKey: ['tableExport'],
    queryFn: ({ signal }) => call(tableChoices, {}, signal),
    enabled: mayWrite,
  })
  const word = narrow.normalize('NFKC').trim().toLowerCase()
  const list = (data?.list ?? []).filter(({ name, title }) => `${name} ${title.toLowerCase()}`.includes(word))
  const names = [...chosen].toSorted()
  const { options, writing, write } = useWriting(names)

  const nothing = chosen.size === 0
  const start: Command = {
    ...{ id: 'export', label: tableExportTexts.start, key: 'F9', icon: 'download', primary: true, need },
    unavailable: nothing || writing,
    run: write,
  }
  const draw: Command = {
    ...{ id: 'draw', label: tableExportTexts.draw, key: 'F8', need },
    unavailable: nothing,
    run: onDraw,
  }
  const all: Command = {
    ...{ id: 'all', label: tableExportTexts.all, key: 'F4' },
    unavailable: list.every(({ name }) => chosen.has(name)),
    run: () => onChoose(new Set([...chosen, ...list.map(({ name }) => name)])),
  }
  const none: Command = {
    ...{ id: 'none', label: tableExportTexts.none, key: 'F7' },
    unavailable: nothing,
    run: () => onChoose(new Set()),
  }
  useCommands([all, none, draw, start])

  return (
    <>
      <ScreenTitle title={say(tableExportScreen.title)}>
        <span className="field-hint">{say(tableExportTexts.chosen, { count: chosen.size })}</span>
        <CommandButton command={all} look="quiet" />
        <CommandButton command={none} look="quiet" />
        <CommandButton command={draw} look="quiet" />
        <CommandButton command={start} showKey />
      </ScreenTitle>
      <div className="table-export-options">
        <label className="table-export-narrow">
          {say(tableExportTexts.narrow)}
          <input
            type="search"
            className="fld"
            value={narrow}
            maxLength={60}
            onChange={({ target }) => setNarrow(target.value)}
          />
        </label>
        {options}
        <span className="field-hint">{say(mayWrite ? tableExportTexts.hint : tableExportTexts.noRight)}</span>
      </div>
      <PlainTable
        fills
        onPhone="table"
        label={say(tableExportScreen.title)}
        rows={list}
        keyOf={({ name }) => name}
        waiting={mayWrite && isPending}
        empty={word === '' ? '' : say(tableExportTexts.noneFound)}
        choice={{ chosen, labelOf: ({ name }) => name, onChange: onChoose }}
        columns={[
          { name: 'table', label: tableExportTexts.table, cell: ({ name }) => name },
          { name: 'title', label: tableExportTexts.name, cell: ({ title }) => title },
          { name: 'columns', label: tableExportTexts.columns, kind: 'figure', cell: (row) => row.columns },
          {
            name: 'references',
            label: tableExportTexts.references,
            kind: 'figure',
            cell: (row) => row.references,
          },
        ]}
      />
    </>
  )
}

/** Definitions come at once; with rows it is a job, whose file waits in the drawer. */
function useWriting(names: readonly string[]) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const { print: fetchFile, printing } = usePrint()
  const [withData, setWithData] = useState(false)
  const [format, setFormat] = useState<DataFormat>('csv')
  const [starting, setStarting] = useState(false)
  const formats: readonly DataFormat[] = withData ? dataFormats : definitionFormats

  const begin = async () => {
    setStarting(true)
    try {
      await call(startTableData, { tables: [...names], format })
      showToast('done', say(tableExportTexts.started))
      await cache.invalidateQueries({ queryKey: ['jobs'] })
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    } finally {
      setStarting(false)
    }
  }
  const ofDefinitions = definitionFormats.find((one) => one === format) ?? 'csv'
  const write = () =>
    void (withData
      ? begin()
      : fetchFile(exportDefinitions, { tables: names.join(','), format: ofDefinitions }))
  const options = (
    <>
      <label className="check">
        {say(tableExportTexts.content)}
        <select
          className="fld"
          value={withData ? 'data' : 'definitions'}
          onChange={({ target }) => {
            setWithData(target.value === 'data')
            if (target.value !== 'data') setFormat(ofDefinitions)
          }}
        >
          <option value="definitions">{say(tableExportTexts.definitions)}</option>
          <option value="data">{say(tableExportTexts.data)}</option>
        </select>
      </label>
      <label className="check">
        {say(tableExportTexts.format)}
        <select
          className="fld"
          value={format}
          onChange={({ target }) => setFormat(formats.find((one) => one === target.value) ?? 'csv')}
        >
          {formats.map((one) => (
            <option key={one} value={one}>
              {formatNames[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
  return { options, writing: printing || starting, write }
}
