// What the board must know of the thirteen cards; the rules decide what they do.
export type Colour = 'blue' | 'yellow' | 'red'

export const NUMBERS = Array.from({ length: 13 }, (_, n) => n + 1)

export function colourOf(card: number): Colour {
  return card === 2 || card === 10 ? 'yellow' : [4, 8, 11].includes(card) ? 'red' : 'blue'
}

/** The cards that name numbers, with the numbers that a tap selects. */
const NAMED: Record<number, (number: number) => number[]> = {
  1: (n) => [0, 1, 2, 3].map((k) => Math.min(n, 10) + k),
  4: (n) => [n],
  11: (n) => [Math.min(n, 12), Math.min(n, 12) + 1],
  13: (n) => NUMBERS.filter((m) => m >= n),
}

/** How many taps a card's numbers take; 0 if it names none. */
export function taps(card: number): number {
  return card === 12 ? 3 : card in NAMED ? 1 : 0
}

/** The numbers selected by taps. */
export function named(card: number, tapped: number[]): number[] {
  if (card === 12) return [...tapped].sort((a, b) => a - b)
  return (tapped.length && NAMED[card]?.(tapped[0]!)) || []
}

/** Abbreviate numbers: 1–4, 8, 10–13. */
export function short(numbers: number[]): string {
  const runs: number[][] = []
  for (const n of numbers) {
    const last = runs[runs.length - 1]
    if (last && last[last.length - 1] === n - 1) last.push(n)
    else runs.push([n])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run[run.length - 1]}`] : run.map(String))).join(', ')
}
