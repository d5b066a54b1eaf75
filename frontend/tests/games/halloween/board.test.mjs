// Halloween in a real browser: whole matches at both sizes, the Master variant, keyboard only, undo, explanations, and
// a complete account of the points.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { player, playToTheEnd } from './player.mjs'
import { ask, DESKTOP, testbed, length, LONG, movedOn, myTurn, PHONE, violations } from '../../support.mjs'

const at = testbed()
const seated = (options) => at.seated('halloween', { players: 2, ...options })
const one = (page, name) => page.locator(`[data-test="${name}"]`)

/** Legal moves that have no target on the board. */
async function outOfReach(page) {
  return page.evaluate(() => {
    const there = (name, mark = '') => document.querySelector(`.halloween [data-test="${name}"]${mark}`)
    const ways = [
      [/^(\d)\.(\w+)$/, (section, act) => there(`act-${section}-${act}`, '.can')],
      [/^disc(\d)\.(\w+)$/, (section, act) => there(`act-${section}-${act}`, '.can')],
      [/^([a-z]+)\.([a-z]{2,})$/, (colour, building) => there(`ghost-${colour}-${building}`, '.can') ?? there(`space-${colour}-${building}`, '.can')],
      [/^>(\w+)$/, (building) => there(`go-${building}`)],
      [/^section(\d)$/, (section) => there(`section-${section}`, '.can')],
      [/^(?:occupy|use)(\d+)$/, (card) => there(`card-${card}`, '.can')],
      [/^(?:bonus|drop)\.(\w)$/, (kind) => there(`bonus-${kind}`, '.can')],
      [/^pay\.(\w+)/, (colour) => there(`pay-${colour}`, '.can')],
      [/^(supply|name\d+|end)$/, (text) => there(text)],
    ]
    const legal = [...document.querySelectorAll('[data-test^="move-"]')].map((each) => each.dataset.test.slice(5))
    return legal.filter((text) => {
      const [pattern, found] = ways.find(([each]) => each.test(text)) ?? []
      return !there(`answer-${text}`) && !(pattern && found(...pattern.exec(text).slice(1)))
    })
  })
}

/** The points in the final score table, by row and in total. */
async function breakdown(page) {
  return page.evaluate(() => {
    const numbers = (cells) => [...cells].map((cell) => Number(cell.querySelector('.amount')?.textContent.replace('–', '0') ?? cell.textContent))
    const rows = [...document.querySelectorAll('[data-test="breakdown"] tbody tr')].map((row) => numbers(row.querySelectorAll('td')))
    const total = numbers(document.querySelectorAll('[data-test="breakdown"] tfoot td'))
    return { total, sums: total.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)) }
  })
}

for (const [name, size, players, options, pace = 'off'] of [
  ['phone', PHONE, 2, { rounds: LONG ? 6 : 4 }],
  ...(LONG ? [['desktop until the fifth card', DESKTOP, 3, { cards: 'jacob-marley' }]] : []),
  ['phone as Masters', PHONE, 4, { rounds: LONG ? 3 : 2, variant: 'master' }],
  ['desktop with motion', DESKTOP, 2, { rounds: 2 }, 'fast'],
]) {
  test(`a person plays a whole match against bots on a ${name}`, { timeout: 600_000 }, async () => {
    const { page, problems, context } = await seated({ size, players, options, settings: { pace } })
    await playToTheEnd(page, async () => assert.deepEqual(await outOfReach(page), []))
    const { total, sums } = await breakdown(page)
    assert.equal(total.length, players)
    assert.deepEqual(sums, total) // every point has a source
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('options that fail to load show a notice above the dialog, and load when opened again', async () => {
  const { page, context } = await at.person({ size: PHONE })
  await page.goto('/')
  await page.click('[data-test="setup-halloween"]')
  await page.route(/assets/, (route) => route.abort())
  await page.locator('summary').click()
  const notice = page.locator('dialog .toast')
  await notice.waitFor()
  assert.ok(await notice.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }))
  await page.unroute(/assets/)
  await page.locator('summary').click()
  await page.locator('summary').click()
  await page.locator('#option-cards').waitFor()
  await context.close()
})

test('a match can be set up with eight chosen cards, or some chosen and the rest random', async () => {
  const { page, context, problems } = await at.person({ size: PHONE })
  await page.goto('/')
  await page.click('[data-test="setup-halloween"]')
  await page.getByText('Bots', { exact: true }).click()
  await page.getByText('Rules of this match').click()
  await page.selectOption('#option-cards', 'own')
  const open = page.locator('[data-test="open-table"]')
  for (const number of [3, 17, 29, 17]) await page.click(`[data-test="choose-${number}"]`) // the last tap deselects
  await page.getByText('2 of 8 cards chosen').waitFor()
  assert.ok(await open.isDisabled())
  assert.deepEqual(await violations(page), [])
  await page.click('[data-test="choose-rest"]')
  await page.getByText('8 of 8 cards chosen').waitFor()
  const numbers = await page.$$eval('[data-test^="choose-"][aria-pressed="true"]', (cards) => cards.map((card) => Number(card.dataset.test.slice(7))))
  assert.ok(numbers.length === 8 && numbers.includes(3) && numbers.includes(29))
  await page.locator('[data-test^="choose-"][aria-pressed="false"]').first().click() // a ninth is only read
  assert.equal(await page.locator('[data-test^="choose-"][aria-pressed="true"]').count(), 8)
  await open.click()
  await page.waitForURL(/table/)
  const { view } = await ask(page, 'GET', `/api/tables/${page.url().split('/').pop()}`)
  assert.deepEqual(view.table.cards, numbers)
  assert.deepEqual(problems, [])
  await context.close()
})

test('a step can be taken back, including from a breadcrumb', async () => {
  const { page, problems, context } = await seated()
  await myTurn(page)
  await one(page, 'act-1-move').click()
  await page.locator('.group.can').first().click()
  await page.locator('.here').first().waitFor()
  assert.match(await page.locator('.crumbs').textContent(), /Section 1.*Move.*blue/s)
  await page.locator('.crumbs').getByRole('button', { name: /Section 1/ }).click() // two steps at once
  await one(page, 'act-1-move').and(page.locator('.can')).waitFor()
  await one(page, 'act-1-scare').click()
  await one(page, 'answer-blue').waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  await one(page, 'act-1-scare').and(page.locator('.can')).waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('the words of all moves are fetched when their list is opened, not before', async () => {
  const { page, problems, context } = await at.person()
  const asked = []
  page.on('request', (request) => /\/moves\b/.test(request.url()) && asked.push(request.url()))
  await page.goto('/')
  await page.click('[data-test="play-halloween"]')
  await myTurn(page)
  assert.deepEqual(asked, [])
  await page.locator('details.panel summary').click()
  await page.locator('[data-test="move-1.scare"]').getByText('scare').waitFor()
  assert.equal(asked.length, 1)
  assert.equal(await page.locator('details.panel button').getByText('…', { exact: true }).count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})

test('an impossible step explains which rule forbids it', async () => {
  const { page, problems, context } = await seated()
  await myTurn(page)
  const ways = [
    ['end', /still have to act|every section|sections/i],
    ['act-1-haunt', null],
    ['space-red-church', /10 points/],
  ]
  for (const [name, words] of ways) {
    if (await one(page, name).and(page.locator('.can')).count()) continue
    await one(page, name).click({ force: true }) // it is marked as disabled, and explains why
    const text = await page.locator('dialog[open] .text').textContent()
    if (words) assert.match(text, words)
    await page.locator('dialog[open] footer .btn.primary').click()
  }
  const card = page.locator('[data-test^="card-"]').first()
  await card.click()
  await one(page, 'occupy').click()
  assert.match(await page.locator('dialog[open] .text').textContent(), /token/)
  await page.keyboard.press('Escape')
  assert.deepEqual(problems, [])
  await context.close()
})

test('legal and other actions look different, with forced colours too', async () => {
  const { page, context } = await seated({ size: PHONE })
  await myTurn(page)
  const looks = (selector) => page.locator(selector).first().evaluate((element) => {
    const { outlineStyle, outlineColor, borderStyle, borderColor, color } = getComputedStyle(element)
    return { outlineStyle, outlineColor, borderStyle, borderColor, color }
  })
  assert.equal(await one(page, 'end').getAttribute('aria-disabled'), 'true')
  assert.equal((await looks('[data-test="end"]')).borderStyle, 'dashed')
  await page.emulateMedia({ forcedColors: 'active' })
  assert.equal((await looks('.mine .space.can:not(.rest)')).outlineStyle, 'solid')
  await page.locator('.mine .space').evaluateAll((spaces) => spaces.forEach((space) => space.classList.remove('can')))
  assert.equal((await looks('.mine .space:not(.rest)')).outlineStyle, 'none')
  await context.close()
})

test('the dice of a fight are in view on a phone', { timeout: 240_000 }, async () => {
  const { page, context } = await seated({ size: PHONE, settings: { pace: 'fast', motion: 'off' } })
  const move = player(page)
  let seen = 0
  for (let n = 0; n < 150 && !seen && (await myTurn(page)); n++) {
    await move()
    if (!(await one(page, 'fight').count())) continue
    const fight = await one(page, 'fight').boundingBox().catch(() => null)
    const bar = await page.locator('.bar').boundingBox()
    if (!fight) continue // it has just gone
    assert.ok(fight.y >= 0 && fight.y + fight.height <= bar.y, JSON.stringify({ fight, bar }))
    seen++
  }
  assert.ok(seen)
  await context.close()
})

test('no word of a card’s name is broken on a phone', async () => {
  const locales = new URL('../../../../src/hauntboard/games/halloween/locales/', import.meta.url)
  const words = ['en', 'es', 'pt', 'pl'].flatMap((language) =>
    readdirSync(new URL(`${language}/`, locales))
      .map((file) => readFileSync(new URL(`${language}/${file}`, locales), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^halloween-card-\d+-name = (.*)$/gm)])
      .flatMap(([, name]) => name.split(/\s+/)),
  )
  assert.ok(words.length > 200)
  const { page, context } = await seated({ size: { width: 360, height: 740 }, locale: 'pl' })
  await myTurn(page)
  const broken = await page.locator('.hand .name').first().evaluate((element, words) => {
    element.style.whiteSpace = 'nowrap'
    return words.filter((word) => {
      element.textContent = word
      return element.scrollWidth > element.clientWidth
    })
  }, words)
  assert.deepEqual(broken, [])
  await context.close()
})

test('a turn can be played with the keyboard alone', async () => {
  const { page, problems, context } = await seated({ size: DESKTOP })
  await myTurn(page)
  const focused = () => page.evaluate(() => `${document.activeElement?.dataset.test ?? ''}${document.activeElement?.matches('.can, .here, .btn') ? ' can' : ''}`)
  /** Whether the target is in the focused group. */
  const near = (pattern) =>
    page.evaluate((source) => {
      const group = document.activeElement?.closest('.building, .grid, .row, .slots') ?? document.activeElement
      return [group, ...(group?.querySelectorAll('[data-test]') ?? [])].some((each) => new RegExp(source).test(each?.dataset.test ?? ''))
    }, pattern.source.replace(' can', ''))
  /** Tab into the group of a target and walk to it with the arrow keys, row by row. */
  async function reach(pattern) {
    const walk = ['ArrowUp', 'ArrowLeft', ...Array(4).fill(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown']).flat()]
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab')
      if (!(await near(pattern))) continue
      for (const arrow of walk) {
        for (let k = 0; k < (arrow === 'ArrowDown' ? 1 : 12); k++) {
          const now = await focused()
          if (pattern.test(now)) return
          await page.keyboard.press(arrow)
          if ((await focused()) === now) break
        }
        if (pattern.test(await focused())) return
      }
    }
    assert.fail(`${pattern} cannot be reached`)
  }
  for (const way of [[/^act-1-scare can/, /^answer-blue can/], [/^act-2-move can/, /^ghost-.* can/, /^go-.* can/], [/^act-3-rest can/]]) {
    for (const step of way) {
      const before = await length(page)
      await reach(step)
      await page.keyboard.press('Enter')
      await movedOn(page, before)
      await myTurn(page)
    }
  }
  const before = await length(page)
  await reach(/^end can/)
  await page.keyboard.press('Enter')
  await reach(/^confirm can/)
  await page.keyboard.press('Enter')
  await movedOn(page, before)
  assert.deepEqual(problems, [])
  await context.close()
})

for (const theme of LONG ? ['dark', 'light'] : ['light']) {
  test(`the board is accessible in the ${theme} theme`, { timeout: 240_000 }, async () => {
    const { page, problems, context } = await seated({ theme, players: 3, size: theme === 'dark' ? PHONE : DESKTOP, options: { rounds: 2 } })
    const seen = new Set()
    const look = async () => {
      const question = await page.locator('.crumbs [aria-current]').allTextContents()
      if (seen.has(question.join()) || seen.size > 5) return
      seen.add(question.join())
      if (seen.size === 1) {
        await one(page, 'fold-1').click()
        await page.locator('summary').click()
      }
      assert.deepEqual(await violations(page), [])
    }
    await playToTheEnd(page, look)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(problems, [])
    await context.close()
  })
}
