/** Page numbers around the current one; null stands for a gap. */
export function pagesAround(page: number, last: number): readonly (number | null)[] {
  const wanted = [1, last, page - 1, page, page + 1].filter((n) => n >= 1 && n <= last)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1]
    if (before === undefined || n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [null, n]
  })
}

export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
