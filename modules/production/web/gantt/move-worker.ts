import { MoveDesk } from '#planning/moves/move-desk.ts'
import type { PlaceColumns } from '#planning/scheduling/play-drags.ts'
import type { MoveAnswer, MoveAsk } from './move-thread.ts'

/** What the thread of the page does with what it is asked. */
let desk: MoveDesk | undefined

addEventListener('message', ({ data }: MessageEvent<MoveAsk>) => {
  if (data.ask === 'begin') {
    desk = new MoveDesk(data.shop, data.first_day)
    return
  }
  const { no, moves } = data
  if (data.ask === 'play') {
    answer({ no, tried: desk?.play(moves) })
    desk?.makeReady()
    return
  }
  const places = desk?.glance(moves, data.through)
  answer({ no, places }, places ? buffersOf(places) : [])
})

const answer = (said: MoveAnswer, given: Transferable[] = []) => postMessage(said, { transfer: given })

const buffersOf = ({ operation, facility, worker, start, end }: PlaceColumns): Transferable[] =>
  [operation, facility, worker, start, end].map(({ buffer }) => buffer)
