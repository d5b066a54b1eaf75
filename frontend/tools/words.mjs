// Makes the Fluent catalogues of the Python package importable, one module per language and subject:
//   virtual:words           { 'en/base': () => import(...), 'en/ghosts': ..., 'en/ghosts-rules': ... }
//   virtual:words/en/base   what every page needs: common.ftl, table.ftl, web.ftl and the names of the games
//   virtual:words/en/ghosts a game's words: ghosts.ftl and web-ghosts.ftl (if there is one)
//   virtual:words/en/bots-ghosts   why bots do what they do;  virtual:words/en/analysis  analysis.ftl and web-analysis.ftl
//   virtual:words/en/replay a page's words: web-replay.ftl; web-learn.ftl, and web-learn-ghosts.ftl for one lesson
//   virtual:words/en/hints  what hints say: hints.ftl and web-hints.ftl; bots-ghosts.ftl, the reasons of one game
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../src/hauntboard/locales', import.meta.url))
const LANGUAGES = ['en', 'es', 'pt', 'pl']
const NAME = 'virtual:words'
// Messages of the engine that no page of the web table can show.
const NOT_SHOWN = /^(position|record|dealer|simulate)-/

function subjects() {
  const files = readdirSync(join(FOLDER, 'en')).map((file) => file.replace('.ftl', ''))
  const games = files.filter((file) => files.includes(`${file}-rules`))
  const pages = files.filter((file) => file.startsWith('web-') && !games.includes(file.slice(4)))
  return { base: ['common', 'table', 'web'], ...Object.fromEntries(pages.map((page) => [page.slice(4), [page.slice(4), page]])), ...Object.fromEntries(games.flatMap((game) => [
    [game, [game, `web-${game}`]],
    [`${game}-rules`, [`${game}-rules`]],
    [`bots-${game}`, [`bots-${game}`]],
  ])) }
}

/** A catalogue without comments, empty lines and what is not shown. */
function shortened(text) {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  let keep = true
  return lines.filter((line) => {
    if (/^[a-zA-Z-]/.test(line)) keep = !NOT_SHOWN.test(line)
    return keep
  }).join('\n')
}

/** What the first page says of a game. */
function names(text) {
  return text.split('\n').filter((line) => /^[a-z]+-(name|tagline) = /.test(line)).join('\n')
}

/** The text of one subject in one language, and the files it is made of. */
function catalogue(language, subject) {
  const path = (file) => join(FOLDER, language, `${file}.ftl`)
  const files = subjects()[subject].map(path).filter(existsSync)
  const texts = files.map((file) => shortened(readFileSync(file, 'utf8')))
  if (subject === 'base') {
    const games = Object.keys(subjects()).filter((name) => `${name}-rules` in subjects()).map(path)
    files.push(...games)
    texts.push(...games.map((file) => names(readFileSync(file, 'utf8'))))
  }
  return { files, text: texts.join('\n') + '\n' }
}

export function words() {
  return {
    name: 'hauntboard-words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const names = LANGUAGES.flatMap((language) => Object.keys(subjects()).map((name) => `${language}/${name}`))
        const lines = names.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`${NAME}/${name}`)}),`)
        return `export default {\n${lines.join('\n')}\n}`
      }
      if (!id.startsWith(`\0${NAME}/`)) return null
      const [language, subject] = id.slice(NAME.length + 2).split('/')
      const { files, text } = catalogue(language, subject)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}
