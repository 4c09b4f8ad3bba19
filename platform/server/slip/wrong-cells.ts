import { BusinessError } from '#platform/contract/errors.ts'

/** Everything that is wrong with a slip, each at its cell; they are told together. */
export class WrongCells {
  readonly #found: BusinessError[] = []

  at(path: string, error: BusinessError | undefined): void {
    if (error) this.#found.push(error.at(path))
  }

  refuse(): void {
    const [first] = this.#found
    if (!first) return
    throw new BusinessError(
      first,
      first.params,
      this.#found.flatMap(({ fields }) => fields),
    )
  }
}
