import type { Text } from '#platform/contract/text.ts'
import type { DocumentNumbers } from '#platform/server/slip/kept-slip.ts'
import type { DataKind } from '../../contract/data-kind.ts'
import { dataNumbers } from './data-numbers.ts'
import { beginNumbers, slipNumberOf } from './printed-numbers.ts'

interface NumbersOf {
  /** What the internal number counts. */
  readonly data: DataKind
  readonly printed: {
    readonly kind: string
    readonly name: Text
    /** Of a series that no factory has from its beginning: it begins with the first document. */
    readonly prefix?: string
  }
}

/** The numbers of a kind of documents, for the slip that is kept as one. */
export const documentNumbers = ({ data, printed: { prefix, ...series } }: NumbersOf): DocumentNumbers => ({
  internal: (context) => dataNumbers(context, data).map(([number = 0]) => number),
  async printed(context, date) {
    if (prefix !== undefined)
      await beginNumbers(context, 'slip', series.kind, { kind_nm: series.name.ja, prefix })
    return slipNumberOf(context, { ...series, date })
  },
})
