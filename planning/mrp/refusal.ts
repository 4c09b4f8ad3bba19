/** Why nothing can be planned from this input, as data: the caller has the words. */
export type RefusalReason =
  | { readonly reason: 'cycle'; readonly path: readonly string[] }
  | { readonly reason: 'unknown-code'; readonly field: string; readonly code: string }
  | { readonly reason: 'duplicate-code'; readonly field: string; readonly code: string }
  | { readonly reason: 'bad-quantity'; readonly field: string; readonly code: string; readonly value: string }
  | { readonly reason: 'bad-date'; readonly field: string; readonly code: string; readonly value: string }
  | { readonly reason: 'bad-policy'; readonly field: string; readonly code: string }
  /** Of the whole plan, or of a calendar. */
  | { readonly reason: 'bad-setting'; readonly field: string; readonly code?: string; readonly value: string }
  | { readonly reason: 'unknown-word'; readonly field: string; readonly code: string; readonly value: string }
  | { readonly reason: 'usage-too-fine'; readonly parent: string; readonly child: string }
  | { readonly reason: 'quantity-too-large'; readonly item: string }

export class MrpRefusal extends Error {
  readonly detail: RefusalReason

  constructor(detail: RefusalReason) {
    super(JSON.stringify(detail))
    this.name = 'MrpRefusal'
    this.detail = detail
  }
}
