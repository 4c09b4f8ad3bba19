import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { CommandRow } from '#platform/web/kit/command/command-row.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { dispatchBoard, nextShown, type BoardJob } from '../../contract/dispatch-board/board-calls.ts'
import { dispatchList } from '../../contract/dispatch-list.ts'
import { HelpNotice } from '../help/help-notice.tsx'
import { dispatchBoardTexts } from './board.text.ts'
import { jobBeside, keyOfJob, placesOf } from './board-places.ts'
import { JobCard } from './job-card.tsx'
import { useArranging } from './use-arranging.ts'
import './dispatch-board.css'

interface Props {
  asList: Command
  ofJob: (job: BoardJob | undefined) => readonly Command[]
}

const nextPlaces = Array.from({ length: nextShown }, (_, at) => at + 1)

/** 設備別ボード: a line for each machine with what is at it and what comes next; what is chosen is started, stopped, reported. */
export function DispatchBoard({ asList, ofJob }: Props) {
  const say = useSay()
  const call = useCall()
  const [chosen, setChosen] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const { data, refetch } = useQuery({
    queryKey: [dispatchList.name, 'board'],
    queryFn: ({ signal }) => call(dispatchBoard, {}, signal),
  })
  useLive(workOrdersChanged, () => void refetch())
  const machines = data?.machines ?? []
  const board = machines.map((machine) => placesOf(machine, nextShown))
  const jobs = board.flat(2)
  const job = jobs.find((one) => keyOfJob(one) === chosen)
  /** Its card stands elsewhere as soon as the board has been read again. */
  const moved = useRef('')
  const arranging = useArranging({
    ...{ machines, chosen: job },
    onArranged: () => {
      moved.current = chosen
      void refetch()
    },
  })
  useEffect(() => {
    if (!data || moved.current === '') return
    table.current?.querySelector<HTMLElement>(`[data-job="${moved.current}"]`)?.focus()
    moved.current = ''
  }, [data])
  const commands = [...ofJob(job), ...arranging.commands]
  useCommands([asList, ...commands])
  const walk = (event: KeyboardEvent) => {
    if (event.altKey) return
    const next = jobBeside(board, chosen, event.key)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    table.current?.querySelector<HTMLElement>(`[data-job="${next}"]`)?.focus()
  }
  const counts = [
    {
      text: dispatchBoardTexts.working,
      tone: undefined,
      many: jobs.filter(({ work_status }) => work_status === '1').length,
    },
    {
      ...{ text: dispatchBoardTexts.stopped, tone: 's-warn' },
      many: jobs.filter(({ work_status }) => work_status === '2').length,
    },
    {
      ...{ text: dispatchBoardTexts.lateOnes, tone: 's-bad' },
      many: jobs.filter(({ late_days }) => late_days > 0).length,
    },
    {
      ...{ text: dispatchBoardTexts.short, tone: 's-warn' },
      many: board.flatMap((line) => line[1] ?? []).filter((one) => !one.has_material).length,
    },
  ]
  return (
    <>
      <ScreenTitle
        title={say(dispatchList.title)}
        beside={
          <span className="dispatch-counts" role="status">
            {counts.map(({ text, many, tone }) => (
              <span key={text.en} className={many > 0 ? tone : undefined}>
                {say(text, { count: many })}
              </span>
            ))}
          </span>
        }
        more={null}
      >
        <CommandButton command={asList} showKey />
      </ScreenTitle>
      <HelpNotice />
      <div className="row-actions">
        {job ? (
          <>
            <span className="chosen">{`${keyOfJob(job)}　${job.item_cd}`}</span>
            <CommandRow commands={commands} />
          </>
        ) : (
          <span className="dispatch-choose">{say(dispatchBoardTexts.choose)}</span>
        )}
      </div>
      <RefusalNotice message={arranging.refused} />
      <div className="dispatch-frame">
        <table className="dispatch-board" ref={table} onKeyDown={walk}>
          <thead>
            <tr>
              <th scope="col">{say(dispatchBoardTexts.machine)}</th>
              <th scope="col">{say(dispatchBoardTexts.atWork)}</th>
              {nextPlaces.map((place) => (
                <th key={place} scope="col">
                  {say(dispatchBoardTexts.next, { place })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {machines.map(({ facility_cd, facility_nm, more }, row) => (
              <tr key={facility_cd}>
                <th scope="row">
                  <b>{facility_nm || say(dispatchBoardTexts.anyMachine)}</b>
                  {facility_cd === '' ? null : (
                    <KeyLink
                      to={`${dispatchList.screen.path}?${new URLSearchParams({ facility_cd }).toString()}`}
                    >
                      {facility_cd}
                    </KeyLink>
                  )}
                  {more > 0 ? <small>{say(dispatchBoardTexts.more, { count: more })}</small> : null}
                </th>
                {[0, ...nextPlaces].map((place) => (
                  <td key={place} {...arranging.dropOf({ facility_cd, place })}>
                    {board[row]?.[place]?.map((one) => (
                      <JobCard
                        key={keyOfJob(one)}
                        job={one}
                        isChosen={keyOfJob(one) === chosen}
                        isFirst={chosen === '' && one === jobs[0]}
                        onChoose={() => setChosen(keyOfJob(one))}
                        drag={arranging.dragOf(one)}
                      />
                    ))}
                    {board[row]?.[place]?.length === 0 ? <span className="dim">—</span> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
