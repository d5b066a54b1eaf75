// When each action card works, in the order of their numbers; `*` marks the coloured cards (games/halloween/cards.py).
const WHEN =
  '*haunt+turn move fight *turn always *turn move *end dice turn fight rest *summon turn turn *upgrade fight haunt fight *fight+turn move turn turn *fight *move+turn fight+turn *end end summon *end *summon *fight upgrade *fight *end *end always turn always *end *always *end *turn *haunt turn summon *haunt scare+turn always *turn scare *always'

export interface Card {
  number: number
  coloured: boolean
  when: string[]
}

export const CARDS: Card[] = WHEN.split(' ').map((text, n) => ({ number: n + 1, coloured: text.startsWith('*'), when: text.replace('*', '').split('+') }))
