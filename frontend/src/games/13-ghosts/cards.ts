// The thirteen cards, as far as the board must know them. What they do is for the rules to say.
export type Colour = 'blue' | 'yellow' | 'red'

export const NUMBERS = Array.from({ length: 13 }, (_, n) => n + 1)

export function colourOf(card: number): Colour {
  return card === 2 || card === 10 ? 'yellow' : [4, 8, 11].includes(card) ? 'red' : 'blue'
}

/** Cards for which the player names numbers: tapping a number says which ones are meant. */
const NAMED: Record<number, (number: number) => number[]> = {
  1: (n) => [0, 1, 2, 3].map((k) => Math.min(n, 10) + k),
  4: (n) => [n],
  11: (n) => [Math.min(n, 12), Math.min(n, 12) + 1],
  13: (n) => NUMBERS.filter((m) => m >= n),
}

/** How many numbers are tapped for a card; 0 if it names none. */
export function taps(card: number): number {
  return card === 12 ? 3 : card in NAMED ? 1 : 0
}

/** The numbers that are meant when somebody has tapped these. */
export function named(card: number, tapped: number[]): number[] {
  if (card === 12) return [...tapped].sort((a, b) => a - b)
  return (tapped.length && NAMED[card]?.(tapped[0]!)) || []
}

/** The notation of a card's ability with what it names; null while numbers are missing. */
export function ability(card: number, tapped: number[]): string | null {
  if (tapped.length < taps(card)) return null
  const numbers = named(card, tapped)
  if (card === 1) return `1(${numbers[0]}-${numbers[3]})`
  if (card === 12) return `12(${numbers.join(',')})`
  if (card === 13) return `13(${numbers[0]}+)`
  if (card === 4 || card === 11) return `${card}x${numbers.join(',')}`
  return String(card)
}

/** Numbers in short: 1–4, 8, 10–13. */
export function short(numbers: number[]): string {
  const runs: number[][] = []
  for (const n of numbers) {
    const last = runs[runs.length - 1]
    if (last && last[last.length - 1] === n - 1) last.push(n)
    else runs.push([n])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run[run.length - 1]}`] : run.map(String))).join(', ')
}
