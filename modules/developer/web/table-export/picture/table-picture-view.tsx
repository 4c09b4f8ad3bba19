import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { tablePicture } from '../../../contract/table-export.ts'
import { tableExportTexts } from '../table-export.text.ts'
import { layOutTables } from './lay-out-tables.ts'
import { PictureSvg } from './picture-svg.tsx'
import { svgFile } from './svg-file.ts'
import './picture.css'

const zooms = [0.25, 0.4, 0.55, 0.75, 1, 1.5, 2] as const

/** The chosen tables and what points from one to another, drawn from what the database says of itself. */
export function TablePictureView({ names, onBack }: { names: readonly string[]; onBack: () => void }) {
  const say = useSay()
  const call = useCall()
  const [everyColumn, setEvery] = useState(false)
  const [zoom, setZoom] = useState<number>(zooms.indexOf(1))
  const [current, setCurrent] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const { data } = useQuery({
    queryKey: ['tablePicture', ...names],
    queryFn: ({ signal }) => call(tablePicture, { tables: names.join(',') }, signal),
  })
  const picture = useMemo(
    () => (data ? layOutTables(data.list, everyColumn) : undefined),
    [data, everyColumn],
  )
  const scale = zooms[zoom] ?? 1
  const placed = picture?.tables.find(({ name }) => name === current)
  useEffect(() => {
    if (!placed || !frame.current) return
    const { clientWidth, clientHeight } = frame.current
    frame.current.scrollTo({
      left: (placed.x + placed.width / 2) * scale - clientWidth / 2,
      top: (placed.y + placed.height / 2) * scale - clientHeight / 2,
    })
  }, [placed, scale])

  const step = (by: number) => setZoom((now) => Math.min(Math.max(now + by, 0), zooms.length - 1))
  const back: Command = { id: 'back', label: tableExportTexts.back, key: 'F8', run: onBack }
  const closer: Command = {
    ...{ id: 'closer', label: tableExportTexts.closer, key: 'F7' },
    unavailable: zoom === zooms.length - 1,
    run: () => step(1),
  }
  const further: Command = {
    ...{ id: 'further', label: tableExportTexts.further, key: 'F4' },
    unavailable: zoom === 0,
    run: () => step(-1),
  }
  const save: Command = {
    ...{ id: 'svg', label: tableExportTexts.svg, key: 'F6', icon: 'download', primary: true },
    unavailable: !picture,
    run: () => {
      if (drawing.current) saveFile('tables.svg', svgFile(drawing.current))
    },
  }
  useCommands([back, further, closer, save])
  const pressed = (event: KeyboardEvent) => {
    const by = { '+': 1, ';': 1, '-': -1 }[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
  }

  return (
    <>
      <ScreenTitle title={say(tableExportTexts.picture)}>
        <label className="check">
          {say(tableExportTexts.goTo)}
          <select className="fld" value={current} onChange={({ target }) => setCurrent(target.value)}>
            <option value="">{say(tableExportTexts.nowhere)}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="check">
          <input type="checkbox" checked={everyColumn} onChange={({ target }) => setEvery(target.checked)} />
          {say(tableExportTexts.everyColumn)}
        </label>
        <CommandButton command={further} look="quiet" />
        <span className="field-hint">{Math.round(scale * 100)}%</span>
        <CommandButton command={closer} look="quiet" />
        <CommandButton command={back} look="quiet" />
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <div
        ref={frame}
        className="table-picture"
        // What + and - change is how large it is; the arrows scroll it.
        role="slider"
        tabIndex={0}
        aria-label={say(tableExportTexts.picture)}
        aria-valuemin={25}
        aria-valuemax={200}
        aria-valuenow={scale * 100}
        aria-valuetext={`${Math.round(scale * 100)}%`}
        onKeyDown={pressed}
      >
        {picture ? (
          <PictureSvg
            ref={drawing}
            picture={picture}
            scale={scale}
            current={current}
            onChoose={setCurrent}
            label={say(tableExportTexts.pictureOf, {
              tables: picture.tables.length,
              references: picture.references.length,
            })}
          />
        ) : null}
      </div>
    </>
  )
}
