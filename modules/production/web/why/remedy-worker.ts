import {
  type Remedies,
  type RemediesAsked,
  type ShopToMend,
  tryRemedies,
} from '#planning/moves/try-remedies.ts'

export interface RemedyAsk {
  readonly shop: ShopToMend
  readonly asked: RemediesAsked
}

/** Several schedules are made while the page goes on. */
addEventListener('message', ({ data: { shop, asked } }: MessageEvent<RemedyAsk>) => {
  postMessage(tryRemedies(shop, asked) satisfies Remedies)
})
