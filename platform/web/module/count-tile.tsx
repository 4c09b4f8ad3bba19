import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/api-context.tsx'
import { TileFigure } from '../kit/figures/tile-figure.tsx'
import { useSay } from '../language/say.ts'
import { useLive } from '../live/live-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { addressOfCounted, type CountedRows, type ScreenList } from './counted-rows.ts'
import { countTileTexts } from './count-tile.text.ts'
import type { HomeTile } from './home-tile.ts'

/** A tile whose figure is the number of rows of a list, and which leads to exactly these rows. */
export function countTile<L extends ScreenList>({
  name,
  title,
  icon,
  need,
  ...rows
}: Omit<HomeTile, 'Content' | 'panel' | 'counted'> & CountedRows<L>): HomeTile {
  const counted: CountedRows = rows
  return {
    ...{ name, title, icon, counted },
    ...(need ? { need } : {}),
    Content: () => <CountedFigure name={name} rows={counted} />,
  }
}

function CountedFigure({ name, rows }: { name: string; rows: CountedRows }) {
  const say = useSay()
  const day = useSession((state) => state.businessDate)?.slice(0, 10) ?? ''
  const { list, asks, part, bad, follows } = rows
  const whole = useCount(name, rows, asks, day)
  const some = useCount(`${name} part`, rows, part?.asks, day)
  useLive(follows, () => {
    whole.refetch()
    some.refetch()
  })
  return (
    <TileFigure
      figure={whole.count}
      unit={say(countTileTexts.listed)}
      foot={part && some.count ? say(part.text, { count: some.count }) : undefined}
      bad={bad !== undefined && (whole.count ?? 0) > 0}
      to={addressOfCounted(rows, day)}
      label={say(countTileTexts.open, { title: say(list.screen.title) })}
    />
  )
}

function useCount(name: string, { list }: CountedRows, asks: CountedRows['asks'] | undefined, day: string) {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', name, day],
    queryFn: ({ signal }) => call(list.endpoints.getTotal, asks?.(day) ?? {}, signal),
    enabled: asks !== undefined && day !== '',
    staleTime: 0,
  })
  return { count: data?.total, refetch: () => void (asks && day !== '' && refetch()) }
}
