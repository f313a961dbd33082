;;; session.el --- What both clients of Emacs are driven by  -*- lexical-binding: t; -*-

;; Does what a person would, and prints what was seen as one line of JSON. The file to edit comes in the
;; environment, with the settings that a person has, and how many milliseconds to wait.

(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)
(load (getenv "IRILINT_SETUP") nil t t)
(require 'json)

(define-derived-mode irilint-typescript-mode prog-mode "TypeScript")

(defconst irilint-patience (/ (string-to-number (getenv "IRILINT_PATIENCE")) 1000.0) "How many seconds to wait.")

(defvar irilint-seen nil "What was seen, by name.")

(setq project-find-functions (list (lambda (folder) (cons 'transient folder))))

(defun irilint-open ()
  (find-file (getenv "IRILINT_FILE"))
  (set-buffer-file-coding-system 'utf-8-unix)
  (irilint-typescript-mode))

(defun irilint-note (name value)
  (push (cons name value) irilint-seen))

(defun irilint-finish (&optional failure)
  (when failure (irilint-note 'failure failure))
  (princ (concat (json-encode irilint-seen) "\n"))
  (kill-emacs (if failure 1 0)))

(defun irilint-edit-line (line column length text)
  (goto-char (point-min))
  (forward-line line)
  (forward-char column)
  (delete-char length)
  (insert text))

(defun irilint-second-line ()
  (goto-char (point-min))
  (forward-line 1)
  (buffer-substring-no-properties (point) (line-end-position)))
;;; session.el ends here
