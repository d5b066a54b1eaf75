# Palavras e mensagens da mesa, seja qual for o jogo.

player-name = Jogador { $number }
player-you = você
bot-name-1 = Mortimer
bot-name-2 = Ágata
bot-name-3 = Casimiro
bot-name-4 = Otília
bot-name-5 = Barnabé
bot-name-6 = Cordélia
bot-name-7 = Inácio
bot-name-8 = Rosalinda
bot-name-9 = Leopoldo
bot-kind = { $bot ->
    [random] bot, distraído
    [greedy] bot, impaciente
    [sensible] bot, astuto
    [thinker] bot, pensativo
    [level-1] bot, sonolento
    [level-2] bot, brincalhão
    [level-3] bot, atento
    [level-4] bot, astuto
    [level-5] bot, implacável
   *[other] bot ({ $bot })
}
team-name = Time { $number }
stage-draft = rascunho
stage-preview = em testes
chance-name = O acaso
spectator-name = Espectador
answer-yes = sim
answer-no = não
answer-none = sem resposta
rules-examples = Exemplos
rules-decision = Decisão nossa

## Jogadas recusadas

refusal-no-such-seat = Não existe o lugar { $seatNumber } nesta mesa.
refusal-no-such-action = Não existe a jogada número { $action } neste jogo.
refusal-match-over = A partida acabou. Comece outra para continuar jogando.
refusal-chance-is-next = Agora é a vez do acaso. Espere um momento.
refusal-not-over = A mesa inteira só é revelada quando a partida acaba.
refusal-no-undo = Não dá mais para voltar atrás: depois disso alguém já jogou ou algo foi revelado.
refusal-only-chance = Só o acaso faz isso: dar cartas, sortear, jogar dados ou escolher quem começa.
refusal-not-your-turn = Ainda não é o seu turno.

## Opções

option-bad-value = “{ $value }” não serve para a opção “{ $option }”. Escolha entre: { $allowed }.
option-bad-players = Não dá para jogar com este número de jogadores: { $value }. Escolha entre: { $allowed }.
option-unknown = Este jogo não tem a opção “{ $option }”. Escolha entre: { $allowed }.
option-unknown-game = Não existe o jogo “{ $value }”. Escolha entre: { $allowed }.
option-first = Quem começa a primeira rodada: o número de um lugar, ou o acaso.
    .label = Quem começa
option-first-random = o acaso decide

## Notação

notation-unknown = “{ $text }” não é uma jogada deste jogo.

## Posições

position-not-object = { $path }: aqui vai um objeto.
position-unknown-key = { $path }: não existe a chave “{ $key }” aqui.
position-not-bool = { $path }: escreva true ou false.
position-not-list = { $count ->
    [0] { $path }: aqui vai uma lista.
   *[other] { $path }: aqui vai uma lista de tamanho { $count }.
}
position-bad-number = { $path }: aqui vai um número inteiro de { $low } a { $high }.
position-other-game = { $path }: esta posição é de outro jogo.
position-other-players = { $path }: número de jogadores desta mesa: { $players }.
position-bad-phase = { $path }: esta fase não existe ou não combina com o resto. Fases possíveis: { $allowed }.
position-bad-tie-break = { $path }: estes lugares não podem estar jogando um desempate.
position-card-twice = { $path }: há uma carta em dois lugares ao mesmo tempo.
position-bad-pile = { $path }: com as outras cartas assim, o tamanho da pilha é { $count }.
position-bad-knowledge = { $path }: não dá para saber isto nesta posição.
position-not-won = { $path }: a partida não pode ter acabado nesta posição.
position-bad-seats = { $path }: estes lugares não podem estar nesta situação.
position-bad-deal = { $path }: nenhuma distribuição leva a estas cartas.
position-bad-card = { $path }: não existe a carta “{ $card }” neste baralho.
position-missing-cards = { $path }: ninguém tem nem jogou estas cartas: { $cardsList }.

## Acaso

dealer-list-ended = A lista preparada de sorteios acabou.
dealer-not-possible = O sorteio preparado { $action } não é possível aqui.
dealer-bad-seed = Uma semente tem exatamente { $bytes } bytes.
dealer-long-entropy = O texto aleatório de cada jogador pode ter no máximo { $bytes } bytes.

## Registros

record-error-at = Linha { $line }, coluna { $column }: { $reason }
record-foreign = Isto não é um registro do Hauntboard: falta o cabeçalho [Hauntboard "{ $version }"].
record-bad-header = Não dá para ler este cabeçalho. Um cabeçalho tem esta forma: [Nome "valor"].
record-unknown-header = O cabeçalho “{ $name }” é desconhecido.
record-missing-header = Falta o cabeçalho “{ $name }”.
record-duplicate-header = O cabeçalho “{ $name }” aparece duas vezes.
record-bad-value = “{ $value }” não é um valor válido para o cabeçalho “{ $name }”.
record-bad-version = A versão “{ $value }” do formato de registro não é aceita.
record-bad-move = Não dá para ler “{ $text }” como jogada.
record-illegal-move = A jogada “{ $text }” não é permitida neste momento.
record-wrong-seat = “{ $text }” está anotada no lugar errado: a jogada é de { $expected }.
record-wrong-outcome = Depois de “{ $text }” o registro diz “{ $found }”, mas pelas regras é “{ $expected }”.
record-wrong-result = O resultado no registro é “{ $found }”, mas as jogadas levam a “{ $expected }”.
record-not-finished = A partida deste registro não terminou.
record-hidden-move = Este registro esconde algumas jogadas, então não dá para reproduzi-lo inteiro.
record-after-end = Há jogadas depois do fim da partida.
record-one-seat = Este registro mostra a partida como foi vista de um só lugar; aqui é preciso o registro completo.
record-no-matches = Não há nenhuma partida neste arquivo.
record-no-commitment = Este registro não traz compromisso, então não dá para conferir o embaralhamento.
record-wrong-commitment = A semente revelada não bate com o compromisso publicado antes da distribuição.
record-wrong-draw = O registro traz “{ $text }”, mas a semente revelada dá “{ $expected }”.
record-bad-json = Isto não é JSON válido.
record-not-text = Este arquivo não é texto em UTF-8.

## Bots e simulações

bot-unknown = Não existe o bot “{ $value }”. Escolha entre: { $allowed }.
bot-wrong-game = O bot “{ $value }” não joga { $game }. Escolha entre: { $allowed }.
bot-bad-budget = “{ $value }” não é um limite de reflexão para um bot. Exemplos: 8000 (iterações), 100ms, 1.5s.
bot-no-budget = O bot “{ $value }” não tem um limite de reflexão que se possa mudar.
bot-no-open-spiel = O OpenSpiel não está instalado: pip install "hauntboard[bench]".
bot-count = { $value } bots não cabem em { $players } lugares.
simulate-no-games = É preciso jogar pelo menos uma partida, não { $value }.
solve-too-large = Esta variante é grande demais para ser resolvida: tem mais de { $count } histórias. Tente menos cartas ou valores e uma só rodada.
solve-uneven-luck = Esta variante não pode ser resolvida: seus sorteios não são igualmente prováveis em todos os caminhos.
dataset-bad-seed = A semente de um conjunto de dados é um número inteiro de { $low } a { $high }.
dataset-exists = Já existe um conjunto de dados: { $file }. Escolha outra pasta ou apague esta.
dataset-not-over = Um conjunto de dados não pode conter uma partida inacabada.
dataset-other-game = Todas as partidas de um conjunto de dados devem ter o mesmo jogo, os mesmos jogadores e as mesmas opções.
dataset-position = Um conjunto de dados não pode conter uma partida que começou de uma posição.
