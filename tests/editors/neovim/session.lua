-- Uses the language server as a person would in Neovim, and prints what was seen as one line of JSON.
-- The file to edit and the entry for nvim-lspconfig come in the environment, and how many milliseconds to wait.

local file = os.getenv("IRILINT_FILE")
local patience = tonumber(os.getenv("IRILINT_PATIENCE"))
local seen = {}

local function finish(failure)
  seen.failure = failure
  io.stdout:write(vim.fn.json_encode(seen), "\n")
  vim.cmd(failure and "cquit 1" or "qall!")
end

vim.cmd("filetype on")
vim.cmd("edit " .. vim.fn.fnameescape(file))
local buffer = vim.api.nvim_get_current_buf()
-- The entry for nvim-lspconfig, read as Neovim 0.11 does: it starts for the files of its types, below the nearest marker.
local entry = dofile(os.getenv("IRILINT_SETUP"))
if not vim.tbl_contains(entry.filetypes, vim.bo.filetype) then
  return finish("The server is not for files of the type '" .. vim.bo.filetype .. "'.")
end
local function root_of(folder)
  for _, marker in ipairs(entry.root_markers) do
    if vim.loop.fs_stat(folder .. "/" .. marker) then return folder end
  end
  local above = vim.fn.fnamemodify(folder, ":h")
  return above ~= folder and root_of(above) or nil
end
local id = vim.lsp.start_client({
  name = "irilint",
  cmd = entry.cmd,
  root_dir = root_of(vim.fn.fnamemodify(file, ":p:h")),
})
if not id then return finish("The server does not start.") end
vim.lsp.buf_attach_client(buffer, id)
local client = vim.lsp.get_client_by_id(id)

local function diagnostics()
  local shown = vim.diagnostic.get(buffer)
  table.sort(shown, function(a, b) return a.lnum < b.lnum end)
  return vim.tbl_map(function(diagnostic)
    local line = vim.api.nvim_buf_get_lines(buffer, diagnostic.lnum, diagnostic.lnum + 1, true)[1]
    return { code = diagnostic.code, text = line:sub(diagnostic.col + 1, diagnostic.end_col) }
  end, shown)
end

local function wait_for(count)
  if vim.wait(patience, function() return #vim.diagnostic.get(buffer) == count end, 20) then return true end
  finish("There are " .. #vim.diagnostic.get(buffer) .. " diagnostics, not " .. count .. ".")
end

if not wait_for(2) then return end
seen.opened = diagnostics()

vim.api.nvim_win_set_cursor(0, { 2, 16 })
local position = vim.lsp.util.make_position_params()
local hover = vim.lsp.buf_request_sync(buffer, "textDocument/hover", position, patience)
seen.hover = hover[id].result.contents.value

-- Nobody is there to choose from the menu: the preferred fix comes first.
vim.ui.select = function(items, _, choose) choose(items[1], 1) end
local only = { "quickfix" }
-- Until version 0.8 the argument is the context itself.
vim.lsp.buf.code_action(vim.fn.has("nvim-0.8") == 1 and { context = { only = only } } or { only = only })
if not wait_for(1) then return end
seen.fixed = vim.api.nvim_buf_get_lines(buffer, 1, 2, true)[1]

-- Characters beyond U+FFFF before the finding come and go, in steps that Neovim sends as increments.
vim.api.nvim_buf_set_text(buffer, 2, 3, 2, 7, { "" })
vim.api.nvim_buf_set_text(buffer, 0, 0, 0, 0, { "// 😀", "" })
vim.api.nvim_buf_set_text(buffer, 3, 3, 3, 3, { "😀é" })
vim.wait(patience, function() return (diagnostics()[1] or {}).text == "Other.example.jp" end, 50)
-- Nothing may move it any more.
vim.wait(1500, function() return false end, 50)
seen.edited = diagnostics()

vim.lsp.stop_client(id)
seen.stopped = vim.wait(patience, function() return client.is_stopped() end, 20)
finish()
