// What the generic board makes of a game's view and moves, without a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './typescript.mjs'

const { groupMoves, searchMoves } = await load('table/generic/moves')
const { readable, ViewReader } = await load('table/generic/shown')

const WORDS = {
  'answer-yes': 'yes',
  'answer-no': 'no',
  'generic-secret': 'hidden',
  'generic-nothing': 'nothing',
  'den-view-last-card': 'Card before',
  'den-view-price.value': ({ value }) => `${value} coins`,
  'den-view-phase-bid': 'bidding',
}

/** A reader of views for a viewer at the second of three seats. */
function reader(viewer = 1) {
  const names = ['Ana', 'Ben', 'Eva']
  const text = (id, values) => (typeof WORDS[id] === 'function' ? WORDS[id](values) : WORDS[id])
  return new ViewReader({ names, viewer, has: (id) => id in WORDS, text, name: (seat) => names[seat], card: (prefix, value) => `${prefix} card ${value}` }, 'den')
}

const table = (view) => Object.fromEntries(reader().table(view).map(({ key, shown }) => [key, shown]))
const text = (text) => ({ type: 'text', text })
const faint = (text) => ({ type: 'text', text, faint: true })

test('a label is the word of the game, or else its key as words', () => {
  const [own, other] = reader().table({ last_card: 1, tieBreak_now: 2 })
  assert.deepEqual([own.label, other.label], ['Card before', 'Tie Break now'])
  assert.equal(readable('tie_break'), 'Tie break')
})

test('what the table shows elsewhere is left out', () => {
  const elsewhere = { game: 1, options: {}, seat: 0, over: false, acting: [0], scores: [1], winners: [], length: 3, legal: [1], undo: 0, undo_ask: null }
  assert.deepEqual(Object.keys(table({ ...elsewhere, round: 2 })), ['round'])
})

test('values are said in words', () => {
  assert.deepEqual(table({ price: 3, phase: 'bid', done: true, open: false, card: 'K7', secret: '?', round: 2 }), {
    price: text('3 coins'),
    phase: text('bidding'),
    done: text('yes'),
    open: text('no'),
    card: text('den card K7'),
    secret: text('hidden'),
    round: text('2'),
  })
})

test('a number is a name where it is a seat', () => {
  assert.deepEqual(table({ turn: 2, dealer: 1, leader: 7, round: 0 }), { turn: text('Eva'), dealer: text('Ben'), leader: text('7'), round: text('0') })
  assert.deepEqual(table({ seats: [0, 2] }).seats, { type: 'list', items: [{ shown: text('Ana') }, { shown: text('Eva') }] })
})

test('nothing is told apart from what is hidden', () => {
  assert.deepEqual(table({ trick: [], bonus: null, note: '', rest: {} }), { trick: faint('nothing'), bonus: faint('–'), note: faint('nothing'), rest: faint('nothing') })
  assert.deepEqual(table({ hand: [3, null, null] }).hand, { type: 'list', items: [{ shown: text('3') }, { shown: faint('hidden ×2') }] })
  assert.deepEqual(table({ hand: [null] }).hand.items, [{ shown: faint('hidden') }])
})

test('nested data become a labelled list, rows or a table', () => {
  assert.deepEqual(table({ pot: { gold: 2, last_card: 4 } }).pot, {
    type: 'list',
    items: [
      { key: 'gold', label: 'Gold', shown: text('2') },
      { key: 'last_card', label: 'Card before', shown: text('4') },
    ],
  })
  const { pot } = table({ pot: { gold: 2, cards: [1] } })
  assert.deepEqual([pot.type, pot.rows.map((row) => row.key)], ['rows', ['gold', 'cards']])
  assert.deepEqual(table({ bids: [{ gold: 1 }, { card: 2 }] }).bids, { type: 'grid', heads: ['Gold', 'Card'], lines: [[text('1'), faint('–')], [faint('–'), text('2')]] })
})

test('each seat has its rows, and what only others know of it is hidden', () => {
  const view = { round: 1, seats: [{ card: null, bid: null, chips: 3 }, { card: 4, bid: null, chips: 2 }, { card: null, bid: null, chips: 1 }] }
  assert.deepEqual(reader().table(view).map(({ key }) => key), ['round'])
  const shown = (viewer) => reader(viewer).seats(view).map((rows) => rows.map((row) => row.shown.text))
  assert.deepEqual(shown(1), [['hidden', '–', '3'], ['4', '–', '2'], ['hidden', '–', '1']])
  assert.deepEqual(shown(0)[0], ['–', '–', '3'], 'a viewer has no secret from themselves')
})

test('a list of seats with other lengths or contents is part of the table', () => {
  for (const seats of [[{ card: 1 }], [{ card: 1 }, { card: 2 }, 3]]) {
    assert.deepEqual(reader().seats({ seats }), [])
    assert.deepEqual(reader().table({ seats }).map(({ key }) => key), ['seats'])
  }
})

const MOVES = ['raise 2', 'raise 13', 'pass', 'Śnieg é'].map((words, n) => ({ parts: words === 'pass' ? { kind: 'pass' } : { kind: words.split(' ')[0], n }, notation: `m${n}`, text: words }))

test('moves are grouped by kind, and those without parts form a group of their own', () => {
  assert.deepEqual(groupMoves(MOVES).map(({ kind, moves }) => [kind, moves.map((move) => move.notation)]), [['raise', ['m0', 'm1']], ['', ['m2']], ['Śnieg', ['m3']]])
})

test('moves are found by all of their words, in any order, without case and accents, or by their notation', () => {
  const found = (query) => searchMoves(MOVES, query).map((move) => move.notation)
  assert.deepEqual(found('  3 RAI '), ['m1'])
  assert.deepEqual(found('snieg E'), ['m3'])
  assert.deepEqual(found('raise pass'), [])
  assert.deepEqual(found('m2'), ['m2'])
  assert.deepEqual(found(''), ['m0', 'm1', 'm2', 'm3'])
})
