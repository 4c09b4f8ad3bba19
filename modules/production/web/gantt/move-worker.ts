import { MoveDesk } from '#planning/moves/move-desk.ts'
import type { MoveAnswer, MoveAsk } from './move-thread.ts'

/** What the thread of the page does with what it is asked. */
let desk: MoveDesk | undefined

addEventListener('message', ({ data }: MessageEvent<MoveAsk>) => {
  if (data.ask === 'begin') {
    desk = new MoveDesk(data.shop, data.first_day)
    return
  }
  const { ask, no, moves } = data
  const answer: MoveAnswer =
    ask === 'preview' ? { no, moved: desk?.preview(moves) } : { no, tried: desk?.play(moves) }
  postMessage(answer)
})
