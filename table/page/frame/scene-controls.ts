import { client } from '../../client/client';
import { byId, make } from '../elements';
import { say } from '../texts';

type Changed = (event: Event | null, active: boolean) => void;

/** A tool in a set of scene controls. */
interface Tool {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly order?: number;
  readonly visible?: boolean;
  readonly button?: boolean;
  readonly toggle?: boolean;
  active?: boolean;
  readonly onChange?: Changed;
}

/** A set of tools for one layer. */
interface ControlSet {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly order?: number;
  readonly visible?: boolean;
  readonly layer?: string;
  readonly activeTool?: string;
  readonly tools: Readonly<Record<string, Tool>>;
  readonly onChange?: Changed;
}

const tokenControls = (): ControlSet => ({
  name: 'tokens',
  title: 'Tokens',
  icon: 'fa-solid fa-chess-pawn',
  order: 1,
  layer: 'tokens',
  activeTool: 'select',
  tools: { select: { name: 'select', title: 'Select tokens', icon: 'fa-solid fa-arrow-pointer', order: 1 } },
});

const shown = <T extends { order?: number; visible?: boolean }>(entries: Readonly<Record<string, T>>): T[] =>
  Object.values(entries)
    .filter(({ visible }) => visible !== false)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

/** The strip on the left: control sets, and the tools of the selected set. */
export class SceneControls {
  controls: Record<string, ControlSet> = {};
  #set = 'tokens';
  #tools: Record<string, string | undefined> = {};

  /** Collects the tools of the modules and shows them. */
  render({ reset = true } = {}): void {
    if (reset) {
      this.controls = { tokens: tokenControls() };
      client.hooks.callAll('getSceneControlButtons', this.controls);
    }
    const sets = shown(this.controls).map((set) => this.#setButton(set));
    const current = this.controls[this.#set];
    const tools = current ? shown(current.tools).map((tool) => this.#toolButton(current, tool)) : [];
    byId('scene-controls').replaceChildren(
      make('menu', { class: 'layers' }, ...sets),
      make('menu', { class: 'tools' }, ...tools),
    );
  }

  get control(): ControlSet | undefined {
    return this.controls[this.#set];
  }

  get tool(): Tool | undefined {
    const set = this.control;
    const name = this.#tools[this.#set] ?? set?.activeTool;
    return name === undefined ? undefined : set?.tools[name];
  }

  /** Selects a control set, and a tool of it if one is given. */
  activate({ control, tool }: { control: string; tool?: string }): void {
    const set = this.controls[control];
    if (!set) throw new Error(`There is no control set "${control}".`);
    if (tool !== undefined && set.tools[tool]) this.#tools[control] = tool;
    this.#choose(control, null);
  }

  #setButton(set: ControlSet): HTMLElement {
    const isChosen = set.name === this.#set;
    return button(set, isChosen, 'data-control', (event) => this.#choose(set.name, event));
  }

  #choose(name: string, event: Event | null): void {
    if (name !== this.#set) {
      this.control?.onChange?.(event, false);
      this.#set = name;
    }
    this.control?.onChange?.(event, true);
    this.render({ reset: false });
  }

  #toolButton(set: ControlSet, tool: Tool): HTMLElement {
    const isChosen = tool.toggle ? tool.active === true : !tool.button && tool === this.tool;
    return button(tool, isChosen, 'data-tool', (event) => {
      if (tool.toggle) tool.active = !tool.active;
      else if (!tool.button) this.#tools[set.name] = tool.name;
      tool.onChange?.(event, tool.toggle ? tool.active === true : true);
      this.render({ reset: false });
    });
  }
}

function button(
  { name, title, icon }: { readonly name: string; readonly title: string; readonly icon: string },
  isChosen: boolean,
  attribute: string,
  clicked: (event: Event) => void,
): HTMLElement {
  const element = make('button', {
    type: 'button',
    class: `control ui-control icon ${icon}`,
    'aria-label': say(title),
    'data-tooltip': say(title),
    'aria-pressed': String(isChosen),
    [attribute]: name,
  });
  element.addEventListener('click', clicked);
  return make('li', {}, element);
}
