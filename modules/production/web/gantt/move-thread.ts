import type { ShopOfMoves } from '#planning/moves/move-desk.ts'
import type { PlaceColumns } from '#planning/scheduling/play-drags.ts'
import type { Move, TriedMoves } from '#planning/moves/played-moves.ts'

export type MoveAsk =
  | { readonly ask: 'begin'; readonly shop: ShopOfMoves; readonly first_day: string }
  | { readonly ask: 'glance'; readonly no: number; readonly moves: readonly Move[]; readonly through: number }
  | { readonly ask: 'play'; readonly no: number; readonly moves: readonly Move[] }

export interface MoveAnswer {
  readonly no: number
  readonly places?: PlaceColumns | undefined
  readonly tried?: TriedMoves | undefined
}

/** The planning engine in a thread of the page's own: the page draws while it reckons. */
export class MoveThread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, (answer: MoveAnswer) => void>()
  private asked = 0
  /** Of where the pointer has been only the last place counts. */
  private previewing = false
  private wished: Wish | undefined

  constructor(shop: ShopOfMoves, first_day: string) {
    this.worker = new Worker(new URL('./move-worker.ts', import.meta.url), { type: 'module' })
    this.worker.addEventListener('message', ({ data }: MessageEvent<MoveAnswer>) => {
      const hear = this.waiting.get(data.no)
      this.waiting.delete(data.no)
      hear?.(data)
    })
    // Whoever waits is answered by the server instead.
    this.worker.addEventListener('error', () => this.close())
    this.tell({ ask: 'begin', shop, first_day })
  }

  /** What would move, as far as a moment. */
  glance(wish: Wish): void {
    this.wished = wish
    if (!this.previewing) void this.nextPreview()
  }

  /** Nothing where the server has to say why not. */
  async play(moves: readonly Move[]): Promise<TriedMoves | undefined> {
    return (await this.ask((no) => ({ ask: 'play', no, moves }))).tried
  }

  close(): void {
    this.worker.terminate()
    for (const [no, hear] of this.waiting) hear({ no })
    this.waiting.clear()
    this.closed = true
  }

  private closed = false

  private async nextPreview(): Promise<void> {
    this.previewing = true
    while (this.wished) {
      const { moves, through, hear } = this.wished
      this.wished = undefined
      hear((await this.ask((no) => ({ ask: 'glance', no, moves, through }))).places)
    }
    this.previewing = false
  }

  private ask(asked: (no: number) => MoveAsk): Promise<MoveAnswer> {
    const no = ++this.asked
    if (this.closed) return Promise.resolve({ no })
    return new Promise((hear) => {
      this.waiting.set(no, hear)
      this.tell(asked(no))
    })
  }

  private tell(ask: MoveAsk): void {
    this.worker.postMessage(ask)
  }
}

interface Wish {
  readonly moves: readonly Move[]
  readonly through: number
  readonly hear: (places: PlaceColumns | undefined) => void
}
