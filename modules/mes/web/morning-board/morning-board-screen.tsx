import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { morningBoard, morningBoardScreen, printBoard } from '../../contract/morning-board/board-calls.ts'
import { boardScreenTexts } from './board-screen.text.ts'
import { HourTable } from './hour-table.tsx'
import { Losses } from './loss-part.tsx'
import { MeasureDrawers, type OpenedMeasure } from './measure-drawers.tsx'
import { MeasureList } from './measure-list.tsx'
import { RiskList } from './risk-list.tsx'
import './morning-board.css'

const everyFiveMinutes = 5 * 60_000

/** 朝会ボード: four fields in the order of the meeting; it follows every report. */
export function MorningBoardScreen() {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const { print, printing } = usePrint()
  const [address, setAddress] = useSearchParams()
  const [opened, setOpened] = useState<OpenedMeasure | null>(null)
  const day = address.get('day') ?? ''
  const { data, refetch } = useQuery({
    queryKey: [morningBoardScreen.name, day],
    queryFn: ({ signal }) => call(morningBoard, { day }, signal),
    refetchInterval: everyFiveMinutes,
    placeholderData: (before) => before,
    staleTime: 0,
  })
  useLive(workOrdersChanged, () => void refetch())
  const show = (goal: string | undefined) => goal && setAddress({ day: goal }, { replace: true })
  const previous: Command = {
    ...{ id: 'previous', label: boardScreenTexts.previous, key: 'Alt+PageUp', icon: 'left' },
    ...{ unavailable: !data, run: () => show(data?.previous_day) },
  }
  const next: Command = {
    ...{ id: 'next', label: boardScreenTexts.next, key: 'Alt+PageDown', icon: 'right' },
    ...{ unavailable: !data?.next_day, run: () => show(data?.next_day) },
  }
  const paper: Command = {
    ...{ id: 'print', label: boardScreenTexts.print, key: 'F10', icon: 'print' },
    ...{ unavailable: !data || printing, run: () => void print(printBoard, { day }) },
  }
  const add: Command = {
    ...{ id: 'add', label: boardScreenTexts.addMeasure, key: 'F2', icon: 'plus', primary: true },
    ...{ need: 'write:mes', unavailable: !data, run: () => setOpened({ to: 'edit' }) },
  }
  useCommands([add, paper, previous, next])
  return (
    <>
      <ScreenTitle
        title={say(morningBoardScreen.title)}
        beside={
          <span className="board-day">
            {data ? `${businessDateText(data.biz_dt, language)}　${data.factory_nm}` : ''}
          </span>
        }
      >
        {[previous, next, paper, add].map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      {data ? (
        <div className="morning-board">
          <HourTable board={data} />
          <Losses board={data} />
          <RiskList board={data} />
          <MeasureList measures={data.measures} onOpen={(measure) => setOpened({ to: 'edit', measure })} />
        </div>
      ) : null}
      {opened && data ? (
        <MeasureDrawers
          opened={opened}
          day={data.day}
          dueDay={data.biz_dt}
          onTo={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}
