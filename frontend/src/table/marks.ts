// How a move was judged afterwards, as people write it beside the move.
export const SYMBOLS: Record<string, string> = { flicker: '?!', stumble: '?', howler: '??', keen: '!' }
